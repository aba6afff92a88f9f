//! Prints what the first load of the browser edition takes and how fast it answers, by a headless
//! browser on this machine. `cargo xtask measure` runs it on a release build.

#![allow(clippy::print_stdout, reason = "a report for the terminal")]

fn main() -> Result<(), Box<dyn std::error::Error>> {
    #[cfg(target_os = "linux")]
    {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(runtime.block_on(measure::all())?)
    }
    #[cfg(not(target_os = "linux"))]
    {
        println!("This is measured on Linux alone.");
        Ok(())
    }
}

#[cfg(target_os = "linux")]
mod measure {
    use std::io::Write;

    use e2e::{Browser, Error, action, check, web_bundle};
    use flate2::{Compression, write::GzEncoder};
    use serde_json::Value;

    /// How many times slower than this machine a phone is taken to be.
    const SLOW_DOWN: u32 = 4;

    /// Taps what the pending card asks for, so many times, and gives the milliseconds from each tap
    /// to the next card painted; those of cards that a tap on Done led to are marked.
    const TAPS: &str = "
        const [count, done] = arguments;
        const find = (testid) => document.querySelector(`[data-testid='${testid}']`);
        const inputs = () => find('undo')?.dataset.inputs;
        const tap = (element) => new Promise((painted) => {
            const before = inputs();
            const start = performance.now();
            const look = () => inputs() === before
                ? requestAnimationFrame(look)
                : requestAnimationFrame(() => setTimeout(() => painted(performance.now() - start), 0));
            element.click();
            requestAnimationFrame(look);
        });
        const play = async () => {
            const times = [];
            for (let at = 0; at < count; at += 1) {
                const word = find('card-title')?.dataset.word;
                if (word === 'game-over') break;
                if (find('draw-app')) {
                    find(['suit-fox', 'suit-rabbit', 'suit-mouse', 'suit-bird'][at % 4]).click();
                    await new Promise(requestAnimationFrame);
                }
                const element = ['end-turn', 'dice-21', 'draw-no-item', 'pick-0', 'done'].map(find).find((one) => one);
                if (!element) break;
                const isDone = element.dataset.testid === 'done';
                times.push([isDone, await tap(element)]);
            }
            return { times, round: find('round').firstChild.textContent, points: [...document.querySelectorAll('[data-testid^=points-]')].map((one) => Number(one.textContent)) };
        };
        play().then(done, (error) => done({ failed: String(error) }));";

    pub(crate) async fn all() -> Result<(), Error> {
        let browser = Browser::start().await?;
        check::shown(&browser, "new-game").await?;
        first_load(&browser).await?;
        action::tap(&browser, "new-game").await?;
        action::tap(&browser, "start-game").await?;
        check::shown(&browser, "card-title").await?;
        answers(&browser, "three seats, from the start", 60).await?;

        action::tap(&browser, "to-shelf").await?;
        action::tap(&browser, "new-game").await?;
        for _ in 0..5 {
            action::tap(&browser, "add-seat").await?;
        }
        action::tap(&browser, "start-game").await?;
        check::shown(&browser, "card-title").await?;
        // To a late round, at full speed; points are set back so that nobody wins before.
        for _ in 0..40 {
            let played = browser.run_to_end(TAPS, vec![25.into()]).await?;
            let round = played.get("round").and_then(Value::as_str).unwrap_or_default().to_owned();
            let most = played
                .get("points")
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
                .filter_map(Value::as_u64)
                .max()
                .unwrap_or(0);
            if round.contains("15") || most >= 26 {
                break;
            }
        }
        answers(&browser, "eight seats, late", 40).await
    }

    async fn first_load(browser: &Browser) -> Result<(), Error> {
        const FILES: &str = "
            const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            return { files: ['/index.html', ...new Set(files)].filter((file) => !/^\\/(rules\\/|decode)/.test(file)), paint: paint?.startTime };";
        let load = browser.run(FILES, Vec::new()).await?;
        let bundle = web_bundle()?;
        println!("{:>10} {:>10} {:>10}  first load", "bytes", "gzip", "brotli");
        let (mut raw, mut packed, mut smallest) = (0, 0, Some(0));
        for file in load.get("files").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str) {
            let path = bundle.join(file.trim_start_matches('/'));
            let Ok(content) = std::fs::read(&path) else { continue };
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            let size =
                encoder.write_all(&content).and_then(|()| encoder.finish()).map_or(content.len(), |all| all.len());
            let brotli = brotli_size(&path);
            print_line(content.len(), size, brotli, file);
            smallest = smallest.zip(brotli).map(|(all, one)| all + one);
            (raw, packed) = (raw + content.len(), packed + size);
        }
        print_line(raw, packed, smallest, "in all");
        println!(
            "first contentful paint: {:.0} ms, from this machine to itself",
            load.get("paint").and_then(Value::as_f64).unwrap_or(f64::NAN)
        );
        Ok(())
    }

    fn print_line(raw: usize, gzip: usize, brotli: Option<usize>, name: &str) {
        let brotli = brotli.map_or("-".to_owned(), |size| size.to_string());
        println!("{raw:>10} {gzip:>10} {brotli:>10}  {name}");
    }

    /// None where the program `brotli` is not installed.
    fn brotli_size(file: &std::path::Path) -> Option<usize> {
        let output = std::process::Command::new("brotli").args(["--stdout", "--best"]).arg(file).output().ok()?;
        output.status.success().then_some(output.stdout.len())
    }

    async fn answers(browser: &Browser, what: &str, count: u32) -> Result<(), Error> {
        browser.slow_down(SLOW_DOWN).await?;
        let played = browser.run_to_end(TAPS, vec![count.into()]).await?;
        browser.slow_down(1).await?;
        let times = || played.get("times").and_then(Value::as_array).into_iter().flatten();
        let of = |done: bool| {
            let mut times: Vec<f64> = times()
                .filter(|time| !done || time.get(0) == Some(&Value::Bool(true)))
                .filter_map(|time| time.get(1)?.as_f64())
                .collect();
            times.sort_by(f64::total_cmp);
            times
        };
        for (which, times) in [("Done", of(true)), ("any tap", of(false))] {
            let (Some(median), Some(last)) = (times.get(times.len() / 2), times.last()) else { continue };
            let round = played.get("round").and_then(Value::as_str).unwrap_or_default();
            println!(
                "{what} (now {round}): from {which} to the next card painted, {SLOW_DOWN} times slower: \
                 median {median:.0} ms, longest {last:.0} ms, {} taps",
                times.len()
            );
        }
        Ok(())
    }
}

// Asks for the codes in a picture. They are found by a program that is fetched at the first picture
// and runs in a worker, so that the page answers meanwhile.

let reading;

// Gives { texts } or { fault }; throws where the program cannot be had or fails.
export async function read(width, height, pixels) {
  reading ??= inWorker().catch(inPage);
  try {
    const read = await reading;
    return await read({ width, height, pixels });
  } catch (error) {
    // The next picture begins anew.
    reading = undefined;
    throw error;
  }
}

const program = () => new URL('decode.js', document.baseURI);

function inWorker() {
  return new Promise((started, failed) => {
    const worker = new Worker(program(), { type: 'module' });
    worker.onerror = failed;
    worker.onmessage = ({ data }) => (data === 'started' ? started(ask) : failed(data));

    const ask = (picture) =>
      new Promise((answered, failed) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => {
          port1.close();
          if (!('failed' in data)) return answered(data);
          worker.terminate();
          failed(data.failed);
        };
        worker.postMessage({ picture, port: port2 }, [port2, picture.pixels.buffer]);
      });
  });
}

// Some web views start no worker from the files of an app.
async function inPage() {
  const { read } = await import(program());
  return async (picture) => {
    const began = performance.now();
    const answer = await read(picture);
    // The page has as long for taps as the picture took.
    await new Promise((done) => setTimeout(done, performance.now() - began));
    return answer;
  };
}

// Starts the screens. A file of its own, because the content policy allows no script in the page.
import init from './clockwood-ui.js';

// Whether the worker already saw the page being loaded.
const seen = Boolean(navigator.serviceWorker?.controller);

await init({ module_or_path: './clockwood-ui_bg.wasm' });

// In a browser the app is kept for when there is no network; the desktop app has its files itself.
if (!window.__TAURI__ && 'serviceWorker' in navigator) {
  await navigator.serviceWorker.register('./sw.js');
  const { active } = await navigator.serviceWorker.ready;
  // The first load was before the worker: it fetches the files once more, from the browser's cache.
  if (!seen) {
    const files = performance.getEntriesByType('resource').map((entry) => entry.name);
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
      if (navigator.serviceWorker.controller) done();
    });
    const own = [location.href, ...files].filter((file) => new URL(file).origin === location.origin);
    await Promise.all(own.map((file) => fetch(file)));
  }
  // What is fetched only when it is asked for is kept as well.
  const later = ['en', 'fr', 'da'].map((language) => `./rules/${language}.md`);
  later.push('./decode.js', './decoder.js', './decoder_bg.wasm');
  await Promise.all(later.map((file) => fetch(file)));
  active.postMessage('started');
}

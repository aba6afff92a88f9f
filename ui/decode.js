// Finds codes in pictures: as a worker that answers each picture on the port that came with it, or in
// the page, which imports this file where no worker starts. `codes.js` asks.
import init, { codes } from './decoder.js';

let loading;

function loaded() {
  loading ??= init({ module_or_path: new URL('./decoder_bg.wasm', import.meta.url) }).catch((error) => {
    // It may be there the next time.
    loading = undefined;
    throw error;
  });
  return loading;
}

// The texts of the codes, or the word for why there is none. Throws where the decoder fails.
export async function read({ width, height, pixels }) {
  await loaded();
  try {
    return { texts: codes(width, height, pixels) };
  } catch (error) {
    if (typeof error === 'string') return { fault: error };
    throw error;
  }
}

if (!('document' in self)) {
  self.onmessage = async ({ data: { port, picture } }) => {
    port.postMessage(await read(picture).catch((error) => ({ failed: String(error) })));
  };
  loaded().then(() => postMessage('started'), (error) => postMessage(String(error)));
}

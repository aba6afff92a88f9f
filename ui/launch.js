// A file that the players open with the installed page waits here until the screens ask for it.

let opened = null;

globalThis.launchQueue?.setConsumer(({ files }) => {
  if (!files?.length) return;
  opened = files[0];
  // They ask whenever the page comes to the front.
  dispatchEvent(new Event('focus'));
});

// Gives what it holds, cut off after so many bytes; nothing where no file was opened.
export async function take(bytes) {
  const handle = opened;
  opened = null;
  if (!handle) return undefined;
  const file = await handle.getFile();
  return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
}

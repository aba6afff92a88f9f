// Starts the screens. A file of its own, because the content policy allows no script in the page.
import init from './clockwood-ui.js';

init({ module_or_path: './clockwood-ui_bg.wasm' });

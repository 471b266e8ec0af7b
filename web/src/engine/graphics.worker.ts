/**
 * Creates a WebGL context, which starts the browser's graphics process, and reports the name of the
 * renderer. On the page, the same would block everything for up to half a second.
 */
const context = new OffscreenCanvas(1, 1).getContext('webgl2');
const info = context?.getExtension('WEBGL_debug_renderer_info');
const renderer: unknown = context && info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : '';
context?.getExtension('WEBGL_lose_context')?.loseContext();
postMessage(String(renderer));
export {};

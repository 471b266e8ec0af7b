/** What kind of renderer the browser has, found out without blocking the page. */
import GraphicsWorker from './graphics.worker?worker';

let software: boolean | undefined;
let asking: Promise<void> | undefined;

/** A worker that takes longer won't answer; the page then asks by itself. */
const PATIENCE_MS = 4000;

const isSoftware = (renderer: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);

/** Starts the graphics process in a worker. Await this before you create a scene. */
export function startGraphics(): Promise<void> {
  return (asking ??= ask());
}

async function ask(): Promise<void> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
  let worker: Worker | undefined;
  const renderer = await new Promise<string>((resolve) => {
    try {
      worker = new GraphicsWorker();
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = () => resolve('');
      setTimeout(() => resolve(''), PATIENCE_MS);
    } catch {
      resolve('');
    }
  });
  worker?.terminate();
  if (renderer !== '') software = isSoftware(renderer);
}

/** Whether this browser renders in software, so slowly that every pixel counts. */
export function drawsInSoftware(): boolean {
  software ??= isSoftware(rendererHere());
  return software;
}

/** Blocks until the graphics process has started, where the worker could not ask. */
function rendererHere(): string {
  const context = document.createElement('canvas').getContext('webgl2');
  const info = context?.getExtension('WEBGL_debug_renderer_info');
  const name = context && info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

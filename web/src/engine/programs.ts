/**
 * Compiles the shaders of a scene without waiting for them. A browser compiles in another process;
 * the page blocks only if it asks for a result that isn't there yet.
 */
import { Mesh, type Camera, type Material, type Scene, type WebGLRenderer } from 'three';
import { breathe, inSlices } from './slices';

/** How often we look whether the graphics process has caught up. */
const POLL_MS = 8;

/**
 * Compiles everything that `scene` may draw into the current render target. Resolves with `false` if
 * `wanted` said no meanwhile.
 */
export async function compilePrograms(
  renderer: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  aim: () => void,
  wanted: () => boolean,
): Promise<boolean> {
  const compile = distinct(scene).map((mesh) => () => {
    aim();
    renderer.compile(mesh, camera, scene);
    renderer.setRenderTarget(null);
  });
  if (!(await inSlices(compile, wanted))) return false;
  if (!(await caughtUp(renderer, wanted))) return false;
  // The results are there: reading them no longer blocks.
  const read = (renderer.info.programs ?? []).map((program) => () => {
    program.getUniforms();
    program.getAttributes();
  });
  return inSlices(read, wanted);
}

/** One mesh for each combination of material and kind of mesh: others share its program. */
function distinct(scene: Scene): Mesh[] {
  const found = new Map<string, Mesh>();
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    for (const material of [object.material].flat() as Material[]) {
      const key = [material.id, object.type, object.receiveShadow, object.castShadow].join(' ');
      if (!found.has(key)) found.set(key, object);
    }
  });
  return [...found.values()];
}

/** Resolves when the graphics process has executed all commands so far. */
async function caughtUp(renderer: WebGLRenderer, wanted: () => boolean): Promise<boolean> {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (wanted() && fence && !gl.isContextLost()) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.UNSIGNALED) break;
  }
  gl.deleteSync(fence);
  await breathe();
  return wanted();
}

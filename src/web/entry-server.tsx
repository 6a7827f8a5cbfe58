export { createRenderer } from './server-render/renderer.tsx'
import { HEAD_SCRIPT, TAIL_SCRIPT } from './server-render/head-script.ts'

export type { PageAnswer, PageAssets, PageRequest, Renderer } from './server-render/renderer.tsx'

/** Every inline script that documents contain; the security policy names their hashes. */
export const INLINE_SCRIPTS: readonly string[] = [HEAD_SCRIPT, TAIL_SCRIPT]

export { createRenderer } from './server-render/renderer.tsx'
import { HEAD_SCRIPT } from './server-render/head-script.ts'

export type { PageAnswer, PageAssets, PageRequest, Renderer } from './server-render/renderer.tsx'

/** The inline script of every document; the security policy names its hash. */
export const INLINE_SCRIPT = HEAD_SCRIPT

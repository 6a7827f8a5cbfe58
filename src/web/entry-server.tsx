export { createRenderer } from './server-render/renderer.tsx'
import headScript from './head-script/head-script.ts?script'

export type { PageAnswer, PageAssets, PageRequest, Renderer } from './server-render/renderer.tsx'

/** The inline script of every document; the security policy names its hash. */
export const INLINE_SCRIPT = headScript

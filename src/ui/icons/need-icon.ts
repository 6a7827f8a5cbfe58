import type { IconName } from './icon-shapes.ts'

const known = new Set<IconName>()

/** Before an icon is drawn: fetches the icons that the document came without, once, should it be one of them. */
export function needIcon(name: IconName): void {
  if (typeof document === 'undefined' || known.has(name)) return
  known.add(name)
  if (document.getElementById(`i-${name}`)) return
  // Icons repeat what words say: without them nothing is lost, and the next one tries again.
  import('./icon-sprite.ts').then(({ addIcons }) => addIcons()).catch(() => known.delete(name))
}

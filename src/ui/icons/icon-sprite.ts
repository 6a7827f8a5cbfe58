import { ICONS } from './icon-shapes.ts'

/** The riyal sign (SAMA, 2025) and the registration mark. */
const MARKS = `<symbol id="riyal" viewBox="0 0 1124.14 1256.39"><path d="M699.62 1113.02c-20.06 44.48-33.32 92.75-38.4 143.37l424.51-90.24c20.06-44.47 33.31-92.75 38.4-143.37l-424.51 90.24Z"/><path d="M1085.73 895.8c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.33v-135.2l292.27-62.11c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.27V66.13c-50.67 28.45-95.67 66.32-132.25 110.99v403.35l-132.25 28.11V0c-50.67 28.44-95.67 66.32-132.25 110.99v525.69l-295.91 62.88c-20.06 44.47-33.33 92.75-38.42 143.37l334.33-71.05v170.26l-358.3 76.14c-20.06 44.47-33.32 92.75-38.4 143.37l375.04-79.7c30.53-6.35 56.77-24.4 73.83-49.24l68.78-101.97v-.02c7.14-10.55 11.3-23.27 11.3-36.97v-149.98l132.25-28.11v270.4l424.53-90.28Z"/></symbol><symbol id="reg" viewBox="0 0 40 40"><g fill="none" stroke="currentColor"><circle cx="20" cy="20" r="10.5" stroke-width="2"/><path d="M20 1v38M1 20h38" stroke-width="2"/></g><path d="M20 20V12.5a7.5 7.5 0 0 1 7.5 7.5ZM20 20v7.5a7.5 7.5 0 0 1-7.5-7.5Z" fill="currentColor"/></symbol>`

const symbolOf = (name: string, shape: string): string =>
  `<symbol id="i-${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`

/**
 * The icons that a document shows, as symbols, once and outside of React, so that an icon costs a few bytes and no script.
 * What the page needs later is added by addIcons. `more`: further symbols.
 */
export function spriteFor(html: string, more = ''): string {
  const usedIcons = new Set(Array.from(html.matchAll(/href="#i-([^"]+)"/g), ([, name]) => name))
  return spriteOf(
    Object.entries(ICONS).filter(([name]) => usedIcons.has(name)),
    more,
  )
}

/** All icons at once, with further ones and the shop's mark: for the page of all parts, and for the office. */
export const wholeSprite = (more: Readonly<Record<string, string>> = {}, mark = ''): string =>
  spriteOf(Object.entries({ ...ICONS, ...more }), mark)

const spriteOf = (icons: readonly [string, string][], more = ''): string =>
  `<svg class="sprite" aria-hidden="true">${MARKS}${more}${icons.map(([name, shape]) => symbolOf(name, shape)).join('')}</svg>`

/** Adds all icons that the document came without. */
export function addIcons(): void {
  const missing = Object.entries(ICONS).filter(([name]) => !document.getElementById(`i-${name}`))
  document
    .querySelector('.sprite')
    ?.insertAdjacentHTML('beforeend', missing.map(([name, shape]) => symbolOf(name, shape)).join(''))
}

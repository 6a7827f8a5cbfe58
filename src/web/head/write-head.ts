import type { HeadTag } from './head.ts'

/** Marks the elements that belong to the page, which the next page replaces. */
const MARK = 'data-page'

/** The tags as HTML. */
export const headHtml = (tags: readonly HeadTag[]): string =>
  tags
    .map(({ tag, attributes, text }) => {
      const open = `<${tag}${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
        .join('')} ${MARK}>`
      if (tag === 'script') return `${open}${scriptText(text ?? '')}</script>`
      return text === undefined ? open : `${open}${escapeHtml(text)}</${tag}>`
    })
    .join('')

/** Text for an HTML attribute or element. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** JSON for inside a script element: nothing in it can end the element or open a comment. */
export const scriptText = (json: string): string => json.replaceAll('<', '\\u003c')

/** Puts the tags of a new page in the place of the last one's; title and language links change with every page. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
  for (const { tag, attributes, text } of tags) {
    // Structured data and preloads serve the first load only.
    if (tag === 'script' || attributes['rel'] === 'preload') continue
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute(MARK, '')
    if (text !== undefined) element.textContent = text
    document.head.append(element)
  }
}

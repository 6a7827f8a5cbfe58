export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A text inside an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An element that holds a text; nothing when there is none. */
export const textElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

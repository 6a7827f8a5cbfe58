/** An element in canonical form (C14N): `name` may carry its attributes, sorted; several contents stand side by side. */
export const element = (name: string, ...contents: readonly (string | undefined)[]): string =>
  `<${name}>${contents.join('')}</${name.split(' ', 1)[0]}>`

/** A text as the canonical form writes it; what XML cannot hold at all is left out. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;')

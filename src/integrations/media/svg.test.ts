import { expect, test } from 'vitest'
import { isPlainSvg } from './svg.ts'

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`
const isPlain = (text: string): boolean => isPlainSvg(Buffer.from(text))

test.each([
  svg('<path d="M0 0h9v9z" fill="url(#g)"/>'),
  svg('<use xlink:href="#part"/><use href = "#part"/>'),
  svg('<image href="data:image/png;base64,AAAA"/>'),
  svg('<style>.a { fill: url( "#g" ) }</style><text>on the road = fun</text>'),
  `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made [by hand] <3 -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('')}`,
])('a plain drawing: %s', (text) => {
  expect(isPlain(text)).toBe(true)
})

test.each([
  svg('<script>alert(1)</script>'),
  svg('<svg:script xmlns:svg="x" />'),
  svg('<rect onclick="alert(1)"/>'),
  svg('<rect fill="red"onload\n=\n"alert(1)"/>'),
  svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>'),
  svg('<image href="\n\n  file:///etc/passwd"/>'),
  svg('<image href=data:image/svg+xml;base64,AAAA />'),
  svg('<use href="&#104;ttp://x.example/#a"/>'),
  svg('<rect style="fill:url(http://x.example)"/>'),
  svg('<style>@import "x.css"</style>'),
  svg('<foreignObject><body/></foreignObject>'),
  `<?xml-stylesheet href="x.css"?>${svg('')}`,
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
  '<html><svg/></html>',
  ' not a drawing',
])('more than a drawing, or none: %s', (text) => {
  expect(isPlain(text)).toBe(false)
})

test('very many spaces, brackets and comments take no time', () => {
  const start = performance.now()
  for (const filler of [' ', '<', 'url( ', 'href = ', '<!-- -->', ' on', '<!--']) {
    isPlain(svg(filler.repeat(200_000)))
    isPlain(filler.repeat(200_000) + svg(''))
  }
  expect(performance.now() - start).toBeLessThan(4_000)
})

import { describe, expect, test } from 'vitest'
import { readMark } from './read-mark.ts'

const drawing = (inside: string, attributes = 'viewBox="0 0 40 40"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

describe('a shop’s mark', () => {
  test('is its shapes, with their paint', () => {
    expect(
      readMark(drawing('<g fill="currentColor">\n  <path d="M0 0h40v40z"/><circle cx="20" cy="20" r="4"/></g>')),
    ).toEqual({
      ok: true,
      value: {
        viewBox: '0 0 40 40',
        shapes: '<g fill="currentColor"><path d="M0 0h40v40z"/><circle cx="20" cy="20" r="4"/></g>',
      },
    })
  })

  test.each([
    ['a script', '<script>alert(1)</script><path d="M0 0h9"/>'],
    ['a handler', '<path onload="alert(1)" d="M0 0h9"/>'],
    ['a style', '<style>*{background:url(https://evil.example)}</style><path style="x" d="M0 0h9"/>'],
    ['a picture elsewhere', '<image href="https://evil.example/x.png"/><path d="M0 0h9"/>'],
    ['another page', '<foreignObject><iframe src="https://evil.example"/></foreignObject><path d="M0 0h9"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'],
    ['a text', '<text>hello</text><path d="M0 0h9"/>'],
  ])('has %s taken out', (_, inside) => {
    expect(readMark(drawing(inside))).toEqual({
      ok: true,
      value: { viewBox: '0 0 40 40', shapes: '<path d="M0 0h9"/>' },
    })
  })

  test.each([
    ['no drawing', 'hello'],
    ['nothing drawn', drawing('<g></g>')],
    ['no view box', drawing('<path d="M0 0"/>', '')],
    ['a view box of words', drawing('<path d="M0 0"/>', 'viewBox="all of it"')],
    ['an address as paint', drawing('<path fill="url(https://evil.example)" d="M0 0"/>')],
    ['an entity', drawing('<path d="&x;M0 0"/>')],
    ['more than a page can carry', drawing(`<path d="${'M0 0h9'.repeat(2_000)}"/>`)],
  ])('is refused with %s', (_, svg) => {
    expect(readMark(svg)).toEqual({ ok: false, error: { code: 'brand/not-a-mark' } })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ltr } from './bidi.tsx'

const html = (text: string) => renderToStaticMarkup(<Ltr>{text}</Ltr>)

test.each(['055 123 4567', '+966 55 123 4567', 'SA03 8000 0000 6080 1016 7519', 'MTB-2026-000123', '(011) 123-4567'])(
  'the number %s is never broken in two',
  (number) => {
    expect(html(number)).toBe(`<bdi dir="ltr" class="number">${number}</bdi>`)
  },
)

test('an email is broken in two only where it fits on no line', () => {
  expect(html('noura-1@studio.example')).toBe('<bdi dir="ltr" class="whole">noura-1@studio.example</bdi>')
})

test.each(['a very long name of a file.pdf', '15%', '+4'])('%s may be', (text) => {
  expect(html(text)).toBe(`<bdi dir="ltr">${text}</bdi>`)
})

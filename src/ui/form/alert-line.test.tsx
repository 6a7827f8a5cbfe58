import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AlertLine } from './alert-line.tsx'

const html = (isWaiting: boolean) => renderToStaticMarkup(<AlertLine isWaiting={isWaiting}>A sentence</AlertLine>)

test('what is to be mended looks like a mistake, what is only to be waited for does not; both are said aloud', () => {
  expect(html(false)).toMatch(/^<div role="alert" class="form-alert"><p><svg/)
  expect(html(true)).toMatch(/^<div role="alert" class="form-alert"><p class="is-waiting"><svg/)
  expect(html(true)).not.toBe(html(false).replace('<p>', '<p class="is-waiting">'))
})

test('without anything to say its place is empty', () => {
  expect(renderToStaticMarkup(<AlertLine />)).toBe('<div role="alert" class="form-alert"></div>')
})

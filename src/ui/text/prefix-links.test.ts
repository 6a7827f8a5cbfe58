import { describe, expect, test } from 'vitest'
import { prefixLinks } from './prefix-links.ts'

describe('links inside a text', () => {
  test('stay in the language of the page', () => {
    expect(prefixLinks('<p>See <a href="/blogs/2">this</a>.</p>', 'ar')).toBe(
      '<p>See <a href="/ar/blogs/2">this</a>.</p>',
    )
    expect(prefixLinks('<a class="x" href="/contact-us">a</a>', 'en')).toBe('<a class="x" href="/en/contact-us">a</a>')
  })

  test.each([
    '<a href="https://example.com/x">a</a>',
    '<a href="//cdn.example/x">a</a>',
    '<a href="#part">a</a>',
    '<img src="/images/1.webp">',
  ])('%s stays as it is', (html) => {
    expect(prefixLinks(html, 'ar')).toBe(html)
  })

  test('have no prefix on a page without one', () => {
    expect(prefixLinks('<a href="/home">a</a>', null)).toBe('<a href="/home">a</a>')
  })
})

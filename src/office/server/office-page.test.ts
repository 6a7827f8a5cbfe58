import { describe, expect, test } from 'vitest'
import { officeLanguage, officePage } from './office-page.ts'

const PAGE = {
  entry: '/office/assets/entry.js',
  styles: ['/office/assets/entry.css'],
  headHtml: '',
  style: '',
  mark: null,
  shopName: { en: 'Ink & <b>Paper</b>', ar: 'حبر وورق' },
}

describe('the document of the office', () => {
  test('is at most 4 KB, and belongs in no search', () => {
    const html = officePage(PAGE, 'ar', undefined)
    expect(Buffer.byteLength(html)).toBeLessThan(4096)
    expect(html).toContain('<html lang="ar" dir="rtl" data-theme="system">')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  test('takes the name of the shop as a text', () => {
    const html = officePage(PAGE, 'en', 'office_theme=dark')
    expect(html).toContain('<title>Ink &amp; &lt;b&gt;Paper&lt;/b&gt; · Office</title>')
    expect(html).not.toContain('<b>')
    expect(html).toContain('data-theme="dark"')
  })
})

test.each([
  [undefined, undefined, 'ar'],
  [undefined, 'en-GB,en;q=0.9', 'en'],
  [undefined, 'de-DE, ar;q=0.5, en;q=0.1', 'ar'],
  [undefined, 'de', 'ar'],
  ['office_language=en', 'ar', 'en'],
  ['x=1; office_language=ar', 'en', 'ar'],
  ['office_language=de', 'en', 'en'],
])('with the cookie %s a browser that reads %s gets %s', (cookie, accepted, language) => {
  expect(officeLanguage(cookie, accepted)).toBe(language)
})

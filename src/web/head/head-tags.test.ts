import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { Head } from './head.ts'
import { headTags } from './head-tags.ts'
import { headHtml } from './write-head.ts'

const site = { name: 'مطبعة', publicUrl: 'https://matbaa.example', language: 'ar', first: 'en' } as const
const html = (head: Partial<Head>, first: Language = 'en') =>
  headHtml(headTags({ title: 'أكواب', path: '/product/5/mug', ...head }, { ...site, first }))

describe('the head of a page', () => {
  test('title, canonical of its own language, and links to both', () => {
    const text = html({ path: { en: '/product/5/mug', ar: '/product/5/koob' }, search: '?page=2' })
    expect(text).toContain('<title data-page>أكواب · مطبعة</title>')
    expect(text).toContain('rel="canonical" href="https://matbaa.example/ar/product/5/koob?page=2"')
    expect(text).toContain('hreflang="en" href="https://matbaa.example/en/product/5/mug?page=2"')
    expect(text).toContain('hreflang="ar" href="https://matbaa.example/ar/product/5/koob?page=2"')
    expect(text).toContain('hreflang="x-default" href="https://matbaa.example/product/5/mug?page=2"')
  })

  test('in a shop whose first language is Arabic, it stands first, and is the one of the address without a language', () => {
    const text = html({ path: { en: '/product/5/mug', ar: '/product/5/koob' } }, 'ar')
    expect(text).toContain('hreflang="x-default" href="https://matbaa.example/product/5/koob"')
    expect(text.indexOf('hreflang="ar"')).toBeLessThan(text.indexOf('hreflang="en"'))
  })

  test('a page written in one language leads to the address of that one, in whichever it is shown', () => {
    const text = html({ onlyIn: 'en' })
    expect(text).toContain('rel="canonical" href="https://matbaa.example/en/product/5/mug"')
    expect(text).not.toContain('hreflang')
  })

  test('pages that should not be found say so and name no address', () => {
    const text = html({ noIndex: true })
    expect(text).toContain('content="noindex, follow"')
    expect(text).not.toContain('canonical')
  })

  test('a list that has a feed names it', () => {
    expect(html({ feed: '/feeds/ar/blog.xml' })).toContain(
      'rel="alternate" type="application/rss+xml" title="أكواب" href="/feeds/ar/blog.xml"',
    )
  })

  test('pictures get absolute addresses; there is always one', () => {
    expect(html({})).toContain('content="https://matbaa.example/og-image.png"')
    const image = { url: '/images/a/640.webp', width: 640, height: 800, alt: 'كوب' }
    expect(html({ image })).toContain('content="https://matbaa.example/images/a/640.webp"')
  })

  test('nothing in the texts can leave its place', () => {
    const nasty = '"><script>alert(1)</script>'
    const text = html({ title: nasty, description: nasty, jsonLd: [{ name: '</script><script>' }] })
    expect(text).not.toContain('<script>alert')
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    expect(text).toContain('\\u003c/script>')
  })
})

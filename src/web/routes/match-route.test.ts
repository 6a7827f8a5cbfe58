import { describe, expect, test } from 'vitest'
import { readAddress } from './match-route.ts'

describe('an address', () => {
  test.each([
    ['/', 'start', null],
    ['/home', 'home', null],
    ['/ar', 'start', 'ar'],
    ['/ar/', 'start', 'ar'],
    ['/en/search?name=x', 'search', 'en'],
    ['/category/7', 'category', null],
    ['/category/7/signs', 'category', null],
    ['/category/7/signs/12', 'category', null],
    ['/ar/category/7/%D9%84/12/neon', 'category', 'ar'],
    ['/product/5', 'product', null],
    ['/product/5/mug', 'product', null],
    ['/blogs', 'blogs', null],
    ['/blogs/3/why-arabic', 'blog', null],
    ['/terms-and-condition', 'termsAndCondition', null],
  ])('%s is the page %s', (target, route, prefix) => {
    expect(readAddress(target)).toMatchObject({ route, prefix })
  })

  test.each([
    ['/AR/home', 'ar', '/home', false],
    ['/ar/home/', 'ar', '/home', false],
    ['/home/', null, '/home', false],
    ['/ar/home', 'ar', '/home', true],
    ['/ar/', 'ar', '/', true],
    ['/', null, '/', true],
  ])('%s is read as %s and %s, tidy: %s', (target, prefix, path, isTidy) => {
    expect(readAddress(target)).toMatchObject({ prefix, path, isTidy })
  })

  test.each([
    '/nope',
    '/product',
    '/product/5/mug/extra',
    '/category/7/signs/12/neon/more',
    '/arabic/home',
    '/fr/home',
    '//evil.example/home',
    '/en//home',
    '/en/../etc/passwd',
    '/home/..',
    '/home\\x',
    '/Home',
    '/home%00',
    '/category/7/%00',
    '/blogs/3/why%00',
    '/product/5/mug%0a',
    '/category/7/x%7F',
  ])('%s is no page', (target) => {
    expect(readAddress(target).route).toBeNull()
  })

  test('parameters that are empty, endless or too many are left out', () => {
    expect(readAddress('/search?name=').search).toBe('')
    expect(readAddress(`/search?name=${'x'.repeat(201)}`).search).toBe('')
    expect(readAddress('/search?name=a%00b').search).toBe('')
    const many = Array.from({ length: 80 }, (_, index) => `choices=${index}`).join('&')
    expect(new URLSearchParams(readAddress(`/search?${many}`).search).getAll('choices')).toHaveLength(50)
  })

  test('broken percent signs do no harm', () => {
    expect(() => readAddress('/search?name=%E0%A4%A')).not.toThrow()
    expect(() => readAddress('/product/%E0%A4%A')).not.toThrow()
  })
})

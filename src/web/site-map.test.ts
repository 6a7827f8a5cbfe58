import { describe, expect, test } from 'vitest'
import { readAddress } from './routes/match-route.ts'
import { withPrefix } from '#ui/router/with-prefix.ts'
import { hrefs, queryText } from './site-map.ts'

describe('links', () => {
  test('a sub-category always has all four parts', () => {
    expect(hrefs.category({ id: 7, slug: 'signs' }, { id: 12, slug: 'neon' })).toBe('/category/7/signs/12/neon')
    expect(hrefs.category({ id: 7, slug: '' }, { id: 12, slug: 'neon' })).toBe('/category/7/-/12/neon')
  })

  test('a thing without a slug is its id', () => {
    expect(hrefs.product({ id: '5', slug: '' })).toBe('/product/5')
    expect(hrefs.blog({ id: '5' })).toBe('/blogs/5')
  })

  test('Arabic slugs are percent-encoded', () => {
    expect(hrefs.product({ id: 5, slug: 'لوحات' })).toBe('/product/5/%D9%84%D9%88%D8%AD%D8%A7%D8%AA')
  })

  test('queries keep lists and leave out what is empty', () => {
    expect(hrefs.search({ name: 'a & b', choices: [1, 2], sort: undefined })).toBe(
      '/search?name=a+%26+b&choices=1&choices=2',
    )
    expect(queryText({})).toBe('')
  })

  test('what only browsers read makes no page of its own on the server', () => {
    const { search } = readAddress(`/en${hrefs.userProfile({ tab: 'myOrders', order: 'x', page: 2 })}`)
    expect(search).toBe('?tab=myOrders')
    expect(readAddress(`/en${hrefs.payment('success', { paymentId: 'x' })}`).search).toBe('')
  })

  test('every link leads to the page it names', () => {
    const links = {
      home: hrefs.home(),
      search: hrefs.search({ name: 'x' }),
      category: hrefs.category({ id: 1, slug: 'a' }, { id: 2, slug: 'b' }, { page: 2 }),
      product: hrefs.product({ id: 1, slug: 'a' }),
      blogs: hrefs.blogs({ page: 2 }),
      blog: hrefs.blog({ id: 1, slug: 'a' }),
      aboutUs: hrefs.aboutUs(),
      contactUs: hrefs.contactUs(),
      specialRequest: hrefs.specialRequest(),
      privacyPolicy: hrefs.privacyPolicy(),
      termsAndCondition: hrefs.termsAndCondition(),
      returnRefund: hrefs.returnRefund(),
      userProfile: hrefs.userProfile({ tab: 'myOrders', order: 'x' }),
      orderAgain: hrefs.orderAgain({ order: 'x' }),
      payment: hrefs.payment('cancel', { paymentId: 'x' }),
    }
    for (const [route, link] of Object.entries(links)) {
      expect(readAddress(withPrefix('ar', link))).toMatchObject({ route, prefix: 'ar' })
    }
  })
})

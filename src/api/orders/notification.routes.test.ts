import { expect, test } from 'vitest'
import { orderShop } from '#testing/order-shop.ts'
import type { TestBrowser } from '#testing/customer-api.ts'

const shop = await orderShop()
const { moves } = shop.parts

const listed = async (browser: TestBrowser, language = 'en', query = '') =>
  (await browser.send('GET', `/customers/notifications${query}`, undefined, { 'accept-language': language })).json()

test('a customer finds the messages about their orders in the account, in the language they read', async () => {
  const { browser, id } = await shop.paidOrder()
  const { number } = await shop.orderOf(id)
  await moves.accept(number)
  expect(await listed(browser)).toMatchObject({
    data: [
      {
        orderId: id,
        orderNumber: number,
        title: `We have started on your order ${number}`,
        isRead: false,
        leadsTo: 'ORDER',
      },
      { title: `We have received your order ${number}`, isRead: false },
    ],
    meta: { total: 2, unread: 2, page: 1 },
  })
  expect((await listed(browser, 'ar')).data[0].title).toContain('طلبك')
  expect((await listed(browser, 'en', '?perPage=1&page=2')).data).toMatchObject([{ title: /received/ }])
})

test('what was opened is read, for its owner only', async () => {
  const [mine, theirs] = [await shop.paidOrder(), await shop.paidOrder()]
  const [first] = (await listed(mine.browser)).data
  await theirs.browser.send('POST', '/customers/notifications/read', { ids: [first.id] })
  expect((await listed(mine.browser)).meta).toMatchObject({ unread: 1 })
  const read = await mine.browser.send('POST', '/customers/notifications/read', { ids: [first.id] })
  expect(read.json().status).toBe(1)
  expect(await listed(mine.browser)).toMatchObject({ data: [{ isRead: true }], meta: { unread: 0, total: 1 } })
  expect((await listed(theirs.browser)).meta).toMatchObject({ unread: 1 })
  expect((await listed(await shop.newCustomer())).data).toEqual([])
})

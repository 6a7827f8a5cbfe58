import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { newPerson } from './office-people.ts'
import { lineOf, lineOfLargeRefund, newBuyer, simpleProduct } from '../orders.ts'
import type { Placed } from '../orders.ts'
import { DESK, PHONE } from '../viewports.ts'

const ADDRESS = {
  name: 'المكتب',
  phone: '0551234567',
  regionId: '1',
  cityId: '1',
  street: 'طريق الملك فهد',
  building: '7421',
}

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })
const picture = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#eef3ee' } })
    .png()
    .toBuffer()

/** What a person does of whom the screen is not the subject, with the session of their page. */
async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/office${path}`, {
    data,
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A job of the floor, found by the number on its ticket. */
async function scan(floor: Page, code: string): Promise<void> {
  await floor.goto('/office/scan')
  await floor.getByLabel('رقم البطاقة').fill(code)
  await floor.keyboard.press('Enter')
  await expect(floor.getByRole('article', { name: code })).toBeVisible()
}

/** Through a station: begun, then done. */
async function work(floor: Page): Promise<void> {
  await floor.getByRole('button', { name: 'ابدأ', exact: true }).click()
  await floor.getByRole('button', { name: 'تم', exact: true }).click()
}

test('a working day: ordered in Arabic, made, sent, partly refunded, and answered for', async ({
  browser,
  baseURL: address,
}) => {
  // Six people sign in one after the other; a slow machine needs more than the usual time for that alone.
  test.setTimeout(360_000)
  const baseURL = address ?? ''
  const person = (role: string, name: string, more: { language?: 'en' | 'ar'; viewport?: typeof DESK } = {}) =>
    newPerson(browser, { role, name, language: 'en', viewport: DESK, baseURL, ...more })
  const { placed, transfer } = await ordersOfAShopper(browser, baseURL)
  const number = String(placed.orderNumber)
  const code = `${number}-1`

  const sales = await person('sales', `Omar ${number}`)
  await test.step('sales accepts', async () => {
    await sales.goto(`/office/orders/${number}`)
    await sales.getByRole('button', { name: 'Accept' }).first().click()
    await expect(sales.getByText(`Order ${number} is accepted`, { exact: true })).toBeVisible()
  })

  const prepress = await person('prepress', 'Layla')
  await test.step('prepress passes the file, and tickets are printed', async () => {
    await prepress.goto(`/office/orders/${number}`)
    await expect(prepress.getByText(/SAR|Refund|Paid/)).toHaveCount(0)
    const tickets = prepress.getByRole('link', { name: /^Job tickets/ })
    const paper = await prepress.request.get((await tickets.getAttribute('href')) ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await prepress.goto(`/office/scan/${code}`)
    await prepress.getByRole('button', { name: 'Artwork is good' }).click()
    await expect(prepress.getByText('Done. It is at Print now.')).toBeVisible()
  })

  await test.step('the floor scans it through three stations, with one reprint', async () => {
    const floor = await person('production', 'Saad', { language: 'ar', viewport: PHONE })
    await scan(floor, code)
    await work(floor)
    await work(floor)
    await floor.getByRole('button', { name: /^إجراءات/ }).click()
    await floor.getByRole('menuitem', { name: 'أعد الطباعة' }).click()
    await dialog(floor).getByLabel('السبب', { exact: true }).fill('انحرف الذهب')
    await dialog(floor).getByRole('button', { name: 'أعد الطباعة' }).click()
    await expect(dialog(floor)).toHaveCount(0)
    await scan(floor, code)
    await work(floor)
    await work(floor)
    await floor.getByRole('button', { name: 'تم التغليف' }).click()
    await expect(floor.getByText('اكتمل أمر التشغيل')).toBeVisible()
  })

  await test.step('fulfilment ships', async () => {
    const fulfilment = await person('fulfilment', 'Hind')
    await fulfilment.goto(`/office/orders/${number}`)
    await fulfilment.getByRole('button', { name: 'Ship' }).first().click()
    await dialog(fulfilment).getByLabel('Carrier').fill('SPL')
    await dialog(fulfilment).getByLabel('Tracking number').fill('SP-0042')
    await dialog(fulfilment).getByRole('button', { name: 'Ship' }).click()
    await expect(fulfilment.getByText('SP-0042').first()).toBeVisible()
  })

  const finance = await person('finance', 'Nasser')
  const owner = await person('owner', 'Noura')
  await test.step('finance refunds a line, the owner approves it', async () => {
    await finance.goto(`/office/orders/${number}`)
    await finance.getByRole('button', { name: /^Refund/ }).click()
    await dialog(finance).getByRole('checkbox').first().check()
    await dialog(finance).getByLabel('Why').selectOption('WRONG')
    await dialog(finance)
      .getByRole('button', { name: /^Ask to refund/ })
      .click()
    await expect(finance.getByText('Refund asked for: a second person approves it', { exact: true })).toBeVisible()
    await expect(finance.getByText('You asked for it: a second person approves.')).toBeVisible()
    await owner.goto('/office/payments?needs=refundsToApprove')
    const row = owner.getByRole('row').filter({ hasText: number })
    await row.getByRole('button', { name: /^Approve/ }).click()
    await dialog(owner)
      .getByRole('button', { name: /^Approve/ })
      .click()
    await expect(row).toHaveCount(0)
  })

  await test.step('finance sends back a transfer of another sum', async () => {
    await finance.goto(`/office/orders/${transfer.orderNumber}`)
    await finance.getByRole('button', { name: /^Confirm a transfer|^Check the receipt/ }).click()
    await dialog(finance).getByLabel('What arrived, as the bank statement says').fill('1')
    await dialog(finance)
      .getByRole('button', { name: /^Send .* back$/ })
      .click()
    await expect(dialog(finance)).toHaveCount(0)
    await finance.getByRole('button', { name: 'Sent, enter reference' }).click()
    await dialog(finance).getByLabel('Reference of the bank').fill('TRF-77')
    await dialog(finance).getByLabel('IBAN it went to').fill('SA0380000000608010167519')
    await dialog(finance).getByRole('button', { name: 'Mark as sent' }).click()
    await expect(finance.getByText(/TRF-77/).first()).toBeVisible()
  })

  await test.step('the owner looks who did what, and takes one thing back', async () => {
    await post(sales, `/orders/${number}/notes`, { text: 'Same red as in March', mentions: [] })
    await giveTo(owner, number)
    await owner.goto(`/office/orders/${number}`)
    const history = owner.getByRole('heading', { name: 'History' }).locator('..')
    await expect(history).toContainText(`Omar ${number}`)
    await owner.goto('/office/activity?by=me&action=order.assign')
    await owner.getByRole('button', { name: 'Take back' }).first().click()
    // Said twice for some seconds: by the notice, and by the change itself.
    await expect(owner.getByText('Taken back', { exact: true }).first()).toBeVisible()
  })
})

/** The owner takes care of an order. */
async function giveTo(owner: Page, number: string): Promise<void> {
  const me = (await (await owner.request.get('/api/office/me')).json()) as { data: { id: string } }
  const answer = await owner.request.put(`/api/office/orders/${number}/assignee`, {
    data: { staffId: me.data.id },
    headers: { origin: new URL(owner.url()).origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A shopper who reads Arabic orders twice: a delivery that is paid by card, and what a transfer is sent for. */
async function ordersOfAShopper(browser: Browser, baseURL: string): Promise<{ placed: Placed; transfer: Placed }> {
  const shopper = await browser.newContext({ baseURL, locale: 'ar-SA' })
  const buyer = await newBuyer(shopper, 'ar')
  const product = await simpleProduct(shopper, ({ prices }) => prices[0]?.remainingQuantity === null)
  const line = await lineOfLargeRefund(buyer, product)
  const districts = await buyer.call<readonly { id: string }[]>('GET', `/app/cities/${ADDRESS.cityId}/districts`)
  const address = { ...ADDRESS, districtId: districts[0]?.id }
  const { id: addressId } = await buyer.call<{ id: string }>('POST', '/addresses', address)
  const delivery = { fulfilment: 'DELIVERY', addressId }
  const quote = await buyer.call<{ totals: { total: number } }>('POST', '/carts/quote', { items: [line], ...delivery })
  const placed = await buyer.place([line], { ...delivery, expectedTotal: quote.totals.total })
  await buyer.confirm(placed)
  const transfer = await buyer.place([lineOf(product, product.minQuantity * 5)], { paymentMethod: 'BANK_TRANSFER' })
  await buyer.sendReceipt(transfer, await picture())
  await shopper.close()
  return { placed, transfer }
}

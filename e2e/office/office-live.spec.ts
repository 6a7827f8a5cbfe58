import { expect, test } from '@playwright/test'
import { enter } from './office-desk.ts'
import { press } from './print-jobs.ts'
import { DESK } from '../viewports.ts'

/** Small orders of the demo, which no other test moves. */
const OPEN = '/office/orders?status=PROCESSING&sort=total'

test.use({ viewport: DESK, locale: 'en-GB' })

test('a colleague’s note appears, and waits behind a banner while one types', async ({ page, browser }) => {
  await enter(page, 'en', 'sales')
  await page.goto(OPEN)
  await page.locator('a.order-number').first().click()
  const field = page.getByLabel('Add a note')
  await expect(field).toBeVisible()
  const colleague = await (await browser.newContext({ viewport: DESK, locale: 'en-GB' })).newPage()
  await enter(colleague, 'en')
  await colleague.goto(page.url())

  const write = async (text: string) => {
    await colleague.getByLabel('Add a note').fill(text)
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(colleague.getByText(text).first()).toBeVisible()
  }
  await write('Glue dries until noon')
  await expect(page.getByText('Glue dries until noon').first()).toBeVisible()

  await field.fill('The customer comes at')
  await write('Box is too small')
  await expect(page.getByText('Changed by Layla while you are at it. What you typed stays.')).toBeVisible()
  await expect(page.getByText('Box is too small')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Box is too small').first()).toBeVisible()
  await expect(field).toHaveValue('The customer comes at')
})

test('what is typed while a note is being saved stays', async ({ page }) => {
  await enter(page, 'en', 'sales')
  await page.goto(OPEN)
  await page.locator('a.order-number').nth(3).click()
  const saving = Promise.withResolvers<void>()
  await page.route('**/notes', async (route) => {
    await saving.promise
    await route.continue()
  })
  const field = page.getByLabel('Add a note')
  await field.fill('The box is blue')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await field.fill('The lid is')
  saving.resolve()
  await expect(page.getByText('The box is blue').first()).toBeVisible()
  await expect(field).toHaveValue('The lid is')
})

test('what follows from one’s own change is shown at once, without a word of a colleague', async ({ page }) => {
  await enter(page, 'en', 'sales')
  await page.goto(OPEN)
  await page.locator('a.order-number').nth(2).click()
  const field = page.getByLabel('Add a note')
  await expect(field).toBeVisible()
  const { origin, pathname } = new URL(page.url())
  const address = `/api/office/orders/${pathname.split('/').at(-1)}`
  const own = { data: { text: 'The shop takes it from here', mentions: [] }, headers: { origin } }
  expect((await page.request.post(`${address}/notes`, own)).ok()).toBe(true)
  await page.reload()
  await field.fill('Half a sentence')

  // The shop goes on with the order: its name comes without a person.
  const { data } = await (await page.request.get(address)).json()
  const asked = page.waitForResponse((answer) => answer.url().endsWith(address))
  const displayed = asked.then(() => page.waitForResponse((answer) => answer.url().endsWith(address)))
  await page.evaluate((id) => {
    // As another tab passes it on.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    new BroadcastChannel('office-live').postMessage({ heard: { kind: 'order', id, by: null }, lastId: '' })
  }, data.id)
  await displayed
  await expect(page.getByText('Changed by')).toHaveCount(0)
  await expect(field).toHaveValue('Half a sentence')
})

test('a card moves on the board of a colleague', async ({ page, browser, baseURL }) => {
  await enter(page, 'en')
  const colleague = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: DESK, locale: 'en-GB' })
  ).newPage()
  await enter(colleague, 'en')
  for (const each of [page, colleague]) await each.goto('/office/board')
  const packing = (each: typeof page) => each.getByRole('region', { name: 'Pack', exact: true })
  const code = (await packing(page).locator('[data-row]').first().getAttribute('data-row')) ?? ''
  await expect(packing(colleague).locator(`[data-row="${code}"]`)).toBeVisible()
  await press(page, code, 'Packed')
  // Sooner than the board is asked for by itself.
  await expect(packing(colleague).locator(`[data-row="${code}"]`)).toHaveCount(0)
})

test('a second tab hears over the first, and goes on alone when that closes', async ({ page, context, browser }) => {
  await enter(page, 'en', 'sales')
  const openers: (typeof page)[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/office/events')) openers.push(request.frame().page())
  })
  await page.goto(OPEN)
  await page.locator('a.order-number').nth(1).click()
  await expect(page.getByLabel('Add a note')).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByLabel('Add a note')).toBeVisible()
  expect(openers).toContain(page)

  const colleague = await (await browser.newContext({ viewport: DESK, locale: 'en-GB' })).newPage()
  await enter(colleague, 'en')
  await colleague.goto(page.url())
  const write = async (text: string) => {
    await colleague.getByLabel('Add a note').fill(text)
    await colleague.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await write('Heard by both')
  await expect(second.getByText('Heard by both').first()).toBeVisible()
  // A line that breaks is opened again by its own tab.
  expect(openers).not.toContain(second)
  await page.close()
  await write('Heard by the one that is left')
  await expect(second.getByText('Heard by the one that is left').first()).toBeVisible()
  expect(openers).toContain(second)
})

test('a session that ends is noticed by an open list: one logs in above it, and what was typed stays', async ({
  page,
}) => {
  await enter(page, 'en', 'sales')
  await page.goto(OPEN)
  await expect(page.locator('a.order-number').first()).toBeVisible()
  const form = await page.context().newPage()
  await form.goto('/office/orders/new')
  await form.getByLabel('Name', { exact: true }).fill('Huda Salem')
  const signedOut = await page.request.post('/api/office/sign-out', { headers: { origin: new URL(page.url()).origin } })
  expect(signedOut.ok(), await signedOut.text()).toBe(true)
  for (const each of [page, form])
    await expect(each.getByRole('heading', { name: 'Log in to the office' })).toBeVisible()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Huda Salem')
})

test('who comes second reads who moved the order, and what it is now', async ({ page, browser }) => {
  await enter(page, 'en', 'sales')
  // Without the live line the page does not hear of it before.
  await page.route('**/api/office/events*', (route) => route.abort())
  await page.goto('/office/orders?status=PENDING&sort=total')
  await page.locator('a.order-number').nth(4).click()
  const accept = (each: typeof page) => each.getByRole('button', { name: /^Accept/ })
  await expect(accept(page)).toBeVisible()
  const colleague = await (await browser.newContext({ viewport: DESK, locale: 'en-GB' })).newPage()
  await enter(colleague, 'en')
  await colleague.goto(page.url())
  await accept(colleague).click()
  await expect(colleague.getByText(/is accepted$/).first()).toBeVisible()
  await accept(page).click()
  await expect(page.getByText('Layla moved this order meanwhile. It is “In production” now.').first()).toBeVisible()
})

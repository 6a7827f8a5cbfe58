import { expect } from '@playwright/test'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'

const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** An unused mobile number and e-mail address. */
export const newPhone = (): string => `05${digits(8)}`
export const newEmail = (): string => `noura-${digits(10)}@studio.example`

/** A network of its own, as the header of a proxy says it: how often one may ask for codes is counted by network. */
export const ownNetwork = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`,
})

/** Makes the browser one of a network of its own. */
export const fromOwnNetwork = (context: BrowserContext): Promise<void> => context.setExtraHTTPHeaders(ownNetwork())

/** Google's stand-in takes the browser for a new person, without asking: no other test is that person. */
export async function asNewPersonOfGoogle(page: Page): Promise<void> {
  await page.route('**/dev/google/authorize?*', (route) =>
    route.continue({ url: `${route.request().url()}&login_hint=person-${digits(12)}@gmail.example` }),
  )
}

/** Codes that a test has read already: the next one may still be on its way to the outbox. */
const known = new Set<string>()

/** The next code that was sent to an e-mail address or mobile number, out of the outbox. */
export async function codeFor(request: APIRequestContext, identifier: string): Promise<string> {
  const recipient = identifier.replace(/^0(?=5\d{8}$)/, '+966').toLowerCase()
  let code: string | undefined
  const newest = async () => {
    const messages = (await (await request.get('/dev/outbox?lang=en')).text()).toLowerCase().split('<details>')
    const message = messages.find((each) => each.includes(recipient))
    const found = /\b\d{6}\b/.exec(message?.replaceAll(recipient, '') ?? '')?.[0]
    code = found && !known.has(recipient + found) ? found : undefined
    return code
  }
  await expect.poll(newest, { timeout: 15_000 }).toBeDefined()
  known.add(recipient + String(code))
  return code ?? ''
}

/** The dialog, and its parts. */
export const dialog = (page: Page) => page.locator('dialog[open]')
export const codeField = (page: Page) => dialog(page).locator('.code-input input')
export const submit = (page: Page) => dialog(page).locator('button[type="submit"]').click()

/** Opens the dialog by the buttons of the header, which without room for two are the lines of a menu. */
export async function openDialog(page: Page, step: 'login' | 'signup'): Promise<void> {
  const index = step === 'login' ? 0 : 1
  if ((page.viewportSize()?.width ?? 1280) < 900) {
    await page.locator('.signed-out-entry .icon').click()
    await page.getByRole('menuitem').nth(index).click()
  } else await page.locator('.signed-out-entry > .btn').nth(index).click()
  await dialog(page).waitFor()
}

/** Fills in the sign-up form and sends it; the code is asked for then. */
export async function askForAccount(page: Page, identifier: string, firstName = 'Noura'): Promise<void> {
  await openDialog(page, 'signup')
  await dialog(page).locator('[name="firstName"]').fill(firstName)
  await dialog(page).locator('[name="lastName"]').fill('Al Otaibi')
  await dialog(page)
    .locator(identifier.includes('@') ? '[name="email"]' : '[name="phone"]')
    .fill(identifier)
  await submit(page)
  await codeField(page).waitFor()
}

/** Types the code; the sixth digit sends it. Done when a customer is signed in. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).pressSequentially(code)
  await expect(page.locator('.me.is-in')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
}

/**
 * Opens an account by calls, with the browser's cookies, so that the next page that opens is signed in. For tests whose
 * subject is not signing up. Answers the access token.
 */
export async function openAccount(
  context: BrowserContext,
  identifier: string,
  language = 'en',
  alsoPhone?: string,
): Promise<string> {
  const network = ownNetwork()
  await context.setExtraHTTPHeaders(network)
  const headers = { 'accept-language': language, ...network }
  const { request } = context
  const contact = identifier.includes('@') ? { email: identifier } : { phone: identifier }
  const data = { firstName: 'Noura', lastName: 'Al Otaibi', ...contact, ...(alsoPhone && { phone: alsoPhone }) }
  expect((await request.post('/api/customers', { headers, data })).ok()).toBe(true)
  const verified = await request.post('/api/customers/verify-otp', {
    headers,
    data: { data: identifier, otp: await codeFor(request, identifier) },
  })
  expect(verified.ok(), await verified.text()).toBe(true)
  return ((await verified.json()) as { data: { accessToken: string } }).data.accessToken
}

/** Opens an account by hand on a page that is open, and is signed in with it. */
export async function signUp(page: Page, request: APIRequestContext, identifier: string, firstName?: string) {
  await fromOwnNetwork(page.context())
  await askForAccount(page, identifier, firstName)
  await enterCode(page, await codeFor(request, identifier))
}

/** Signs in to an account with a code. */
export async function logIn(page: Page, request: APIRequestContext, identifier: string): Promise<void> {
  await fromOwnNetwork(page.context())
  await openDialog(page, 'login')
  await dialog(page).locator('[name="emailOrNumber"]').fill(identifier)
  await submit(page)
  await codeField(page).waitFor()
  await enterCode(page, await codeFor(request, identifier))
}

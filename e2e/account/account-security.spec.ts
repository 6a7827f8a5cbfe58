import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { letTimePass, main, openTab, said } from './account-page.ts'
import {
  asNewPersonOfGoogle,
  codeField,
  codeFor,
  dialog,
  logIn,
  newEmail,
  openDialog,
  openAccount,
  submit,
} from '../customers.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { pixelsTooWide } from '../sideways.ts'

const SENTENCES = {
  en: {
    password: 'Your password has been changed',
    planned: 'Your account will be deleted in 30 days',
    due: /Your account will be deleted on/,
    stored: 'Your account will not be deleted',
    keep: 'Keep my account',
    later: 'Not now',
    signedOut: 'The device is signed out',
    others: 'Sign out all other devices',
    othersOut: 'All other devices are signed out',
    changed: 'Your contact details have been changed',
    common: 'This password is too common. Choose another one.',
    reauthentication: 'Confirm it’s you',
    undo: 'Undo the change?',
    restored: 'The change was undone',
    gone: 'This link no longer works',
  },
  ar: {
    password: 'تم تغيير كلمة المرور',
    planned: 'سيُحذف حسابك بعد 30 يومًا',
    due: /سيُحذف حسابك في/,
    stored: 'لن يُحذف حسابك',
    keep: 'احتفظ بحسابي',
    later: 'ليس الآن',
    signedOut: 'تم تسجيل خروج الجهاز',
    others: 'تسجيل خروج الأجهزة الأخرى',
    othersOut: 'تم تسجيل خروج الأجهزة الأخرى',
    changed: 'تم تغيير بيانات التواصل',
    common: 'هذه كلمة مرور شائعة جدًا. اختر غيرها.',
    reauthentication: 'أكّد هويتك',
    undo: 'هل تريد التراجع عن التغيير؟',
    restored: 'تم التراجع عن التغيير',
    gone: 'لم يعد هذا الرابط صالحًا',
  },
} as const

async function logInWithPassword(page: Page, email: string, password: string): Promise<void> {
  await openDialog(page, 'login')
  await dialog(page).locator('.sign-ways + button').click()
  await dialog(page).locator('[name="emailOrNumber"]').fill(email)
  await dialog(page).locator('[name="password"]').fill(password)
  await submit(page)
  await expect(page.locator('.me.is-in')).toBeVisible()
}

/** The address of the page that takes the change of an e-mail address back, out of the letter to the old one. */
async function undoLink(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined
  const find = async () => {
    const outbox = (await (await request.get('/dev/outbox?lang=en')).text()).split('<details>')
    const letter = outbox.find((each) => each.includes(email) && each.includes('undo-change'))
    link = /\/(?:en|ar)\/undo-change\?token=[\w-]{32}/.exec(letter ?? '')?.[0]
    return link
  }
  await expect.poll(find).toBeDefined()
  return link ?? ''
}

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  /** A customer in two browsers; the second one's page, and the list of devices in the first. */
  async function onTwoDevices(page: Page, browser: Browser, request: APIRequestContext) {
    const email = newEmail()
    await openAccount(page.context(), email, language)
    const other = await (await browser.newContext()).newPage()
    await openLive(other, `/${language}/about-us`)
    await logIn(other, request, email)
    await openTab(page, language, 'security')
    const devices = main(page).locator('.account-list').first().locator('.account-row')
    await expect(devices).toHaveCount(2)
    return { other, devices }
  }

  /** A customer who was signed out from elsewhere is asked to sign in again. */
  async function isSignedOut(other: Page): Promise<void> {
    await other.goto(`/${language}/user-profile?tab=security`)
    await other.waitForURL(`**/${language}/home`)
    await dialog(other).waitFor()
    await other.context().close()
  }

  inArabic(`one device is signed out from another in ${language}`, async ({ page, browser, request }) => {
    const { other, devices } = await onTwoDevices(page, browser, request)
    await openTab(other, language, 'subscriptions')
    await devices
      .filter({ hasNot: page.locator('.account-good') })
      .getByRole('button')
      .click()
    await said(page, say.signedOut)
    await expect(devices).toHaveCount(1)
    await isSignedOut(other)
  })

  inEnglish(`all devices but one are signed out at once in ${language}`, async ({ page, browser, request }) => {
    const { other, devices } = await onTwoDevices(page, browser, request)
    await main(page).getByRole('button', { name: say.others, exact: true }).click()
    await dialog(page).locator('.destructive').click()
    await said(page, say.othersOut)
    await expect(devices).toHaveCount(1)
    await expect(dialog(page)).toHaveCount(0)
    await isSignedOut(other)
  })

  inArabic(`the account is deleted and taken back, its data taken along, in ${language}`, async ({ page }) => {
    test.slow()
    const email = newEmail()
    await openAccount(page.context(), email, language)
    await openTab(page, language, 'security')
    const data = main(page).locator('.account-list').last()
    const [file] = await Promise.all([page.waitForEvent('download'), data.getByRole('button').first().click()])
    expect(file.suggestedFilename()).toBe('matbaa-data.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email }, addresses: [] })

    const password = 'a pass phrase of mine'
    await main(page).locator('[name="password"]').fill(password)
    await main(page).locator('[name="confirmPassword"]').fill(password)
    await main(page).locator('button[type="submit"]').click()
    await said(page, say.password)
    await expect(main(page).locator('[name="currentPassword"]')).toBeVisible()

    const leave = async () => {
      await data.getByRole('button').last().click()
      await dialog(page).locator('.destructive').click()
      await said(page, say.planned)
      await expect(page).toHaveURL(new RegExp(`/${language}/home$`))
      await expect(dialog(page)).toHaveCount(0)
    }
    await leave()
    // Signing in asks, and keeps nothing by itself.
    await logInWithPassword(page, email, password)
    await dialog(page).getByRole('button', { name: say.later }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('.signed-in-entry')).toBeFocused()
    await openTab(page, language, 'myOrders')
    const notice = main(page).locator('.account-due')
    await expect(notice.getByText(say.due)).toBeVisible()
    await notice.getByRole('button').click()
    await said(page, say.stored)
    await expect(notice).toHaveCount(0)

    await openTab(page, language, 'security')
    await leave()
    await logInWithPassword(page, email, password)
    await dialog(page).getByRole('button', { name: say.keep }).click()
    await said(page, say.stored)
    await expect(dialog(page)).toHaveCount(0)
    await openTab(page, language, 'myOrders')
    await expect(notice).toHaveCount(0)
  })

  inEnglish(
    `a change that needs reauthentication is made after it, and taken back by its link, in ${language}`,
    async ({ page, request }) => {
      test.slow()
      await page.setViewportSize({ width: 390, height: 844 })
      const [before, after] = [newEmail(), newEmail()]
      await openAccount(page.context(), before, language)
      await openTab(page, language, 'myInfo')
      await letTimePass(page, '**/change-identifier')
      await main(page).locator('.account-row button').first().click()
      await dialog(page).locator('[name="emailOrNumber"]').fill(after)
      await submit(page)
      const reauthentication = page.locator('dialog[open]', {
        has: page.getByRole('heading', { name: say.reauthentication, exact: true }),
      })
      await expect(reauthentication).toContainText(before)
      // Back closes the upper one of two dialogs; what was typed is still there.
      await page.goBack()
      await expect(reauthentication).toHaveCount(0)
      await expect(dialog(page).locator('[name="emailOrNumber"]')).toHaveValue(after)
      await letTimePass(page, '**/change-identifier')
      await submit(page)
      await reauthentication.locator('.account-row button').first().click()
      await reauthentication.locator('.code-input input').waitFor()
      await reauthentication.locator('.code-input input').pressSequentially(await codeFor(request, before))
      await expect(reauthentication).toHaveCount(0)
      await codeField(page).pressSequentially(await codeFor(request, after))
      await said(page, say.changed)
      await expect(main(page).getByText(after)).toBeVisible()

      const link = await undoLink(request, before)
      await openLive(page, link)
      await expect(page.locator('main h1')).toHaveText(say.undo)
      expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)
      await page.locator('main form button').click()
      await expect(page.locator('main h1')).toHaveText(say.restored)
      await expect(page.locator('.me.is-in')).toHaveCount(0)
      await page.locator('main .ask button').click()
      await expect(dialog(page).locator('[name="emailOrNumber"]')).toBeVisible()
      await openLive(page, link)
      await page.locator('main form button').click()
      await expect(page.locator('main h1')).toHaveText(say.gone)
    },
  )

  inArabic(`the commonest passwords are refused in ${language}`, async ({ page }) => {
    await openAccount(page.context(), newEmail(), language)
    await openTab(page, language, 'security')
    await main(page).locator('[name="password"]').fill('Password1')
    await main(page).locator('[name="confirmPassword"]').fill('Password1')
    await main(page).locator('button[type="submit"]').click()
    await expect(main(page).getByText(say.common)).toBeVisible()
    await expect(main(page).locator('[name="password"]')).toBeFocused()
  })
}

test('Google is connected and taken away', async ({ page }) => {
  await asNewPersonOfGoogle(page)
  await openAccount(page.context(), newEmail())
  await openTab(page, 'en', 'security')
  const google = main(page).locator('.account-row', { has: page.locator('svg[viewBox="0 0 48 48"]') })
  await google.getByRole('button').click()
  await page.waitForURL('**/en/user-profile?tab=security')
  await said(page, 'Google is connected to your account')
  await google.getByRole('button').click()
  await said(page, 'Google is no longer connected to your account')
})

test.describe('on a device that keeps passkeys', () => {
  // A passkey belongs to a name, never to a number.
  test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 3199}` })

  test('a passkey is made, signs in, and is removed', async ({ page }) => {
    await openLive(page, '/en/about-us')
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    await openAccount(page.context(), newEmail())
    await openTab(page, 'en', 'security')
    await main(page).getByRole('button', { name: 'Add a passkey on this device' }).click()
    await said(page, 'You can now log in with this device')

    // It also proves who one is.
    await letTimePass(page, '**/customers/password')
    await main(page).locator('[name="password"]').fill('a pass phrase of mine')
    await main(page).locator('[name="confirmPassword"]').fill('a pass phrase of mine')
    await main(page).locator('button[type="submit"]').click()
    await dialog(page).getByRole('button', { name: 'Use it' }).click()
    await said(page, 'Your password has been changed')
    await expect(dialog(page)).toHaveCount(0)

    await main(page).getByRole('button', { name: 'Sign out everywhere' }).click()
    await dialog(page).locator('.destructive').click()
    await expect(page).toHaveURL(/\/en\/home$/)
    await openDialog(page, 'login')
    await dialog(page).getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.locator('.me.is-in')).toBeVisible()

    await openTab(page, 'en', 'security')
    await main(page)
      .getByRole('button', { name: /^Remove the passkey/ })
      .click()
    await dialog(page).locator('.destructive').click()
    await said(page, 'The passkey has been removed')
    await expect(main(page).getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0)
  })
})

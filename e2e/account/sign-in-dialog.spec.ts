import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { atRest } from '../at-rest.ts'
import {
  askForAccount,
  codeField,
  codeFor,
  dialog,
  fromOwnNetwork,
  newEmail,
  newPhone,
  openDialog,
  signUp,
  submit,
} from '../customers.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'

const box = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`)
const name = (page: Page) => page.locator('.signed-in-entry')

test.beforeEach(({ context }) => fromOwnNetwork(context))

test('signing in is done by the keyboard alone, and the focus never gets lost', async ({ page, request }) => {
  const phone = newPhone()
  await openLive(page, '/en/home')
  await page.locator('.signed-out-entry > .btn').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(box(page, 'firstName')).toBeFocused()
  for (const text of ['Noura', 'Al Otaibi', phone, newEmail()]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // The birth date: its calendar opens on the years, and Escape closes the calendar alone.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.calendar [data-years]')).toBeFocused()
  await page.keyboard.type('1990')
  await page.keyboard.press('Escape')
  await expect(page.locator('.calendar')).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('.signed-out-entry > .btn').nth(1)).toBeFocused()

  // What was typed is still there.
  await page.keyboard.press('Enter')
  await expect(box(page, 'firstName')).toHaveValue('Noura')
  await box(page, 'email').fill('')
  await box(page, 'lastName').focus()
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await codeFor(request, phone))
  await expect(name(page)).toBeFocused()
})

test('a code that is waited for is asked for again after a reload, and back leads to signing up', async ({
  page,
  request,
}) => {
  const phone = newPhone()
  await openLive(page, '/en/home')
  await askForAccount(page, phone)
  await page.reload()
  await openLive(page, '/en/home')
  await openDialog(page, 'login')
  await expect(codeField(page)).toBeFocused()
  await dialog(page).locator('.dialog-back').click()
  await expect(box(page, 'phone')).toBeFocused()
  await expect(box(page, 'firstName')).toHaveValue('Noura')
  // The code that was just sent is still good: another is not asked for within the minute.
  await page.keyboard.press('Escape')
  await openDialog(page, 'login')
  await expect(box(page, 'emailOrNumber')).toBeVisible()
  expect(await codeFor(request, phone)).toHaveLength(6)
})

test('a dialog that opened by itself leaves the focus at the way to sign in, and is gone for good', async ({
  page,
}) => {
  // The home page takes its time: a dialog that were there before it would lose the focus to it.
  const isHomeDue = Promise.withResolvers<void>()
  await page.route('**/api/app/slider?*', async (route) => {
    await isHomeDue.promise
    await route.continue()
  })
  const isHomeAsked = page.waitForRequest('**/api/app/slider?*')
  await page.goto('/en/user-profile?tab=myInfo')
  await isHomeAsked
  await atRest(page)
  await expect(dialog(page)).toHaveCount(0)
  isHomeDue.resolve()
  await page.waitForURL('**/en/home')
  await dialog(page).waitFor()
  await expect(box(page, 'emailOrNumber')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('.signed-out-entry > .btn').first()).toBeFocused()
  await openLive(page, '/en/home')
  await expect(dialog(page)).toHaveCount(0)
})

test('Back closes the dialog of a phone first, and leaves the page only then', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLive(page, '/en/about-us')
  await page.locator('a[href="/en/wishlist"]').first().click()
  await page.waitForURL('**/en/wishlist')
  await openDialog(page, 'login')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/wishlist$/)
  await expect(page.locator('.signed-out-entry .icon')).toBeFocused()
  // One that was closed by its own button, or is over with signing in, takes no press of Back.
  await signUp(page, request, newPhone())
  await page.goBack()
  await page.waitForURL('**/en/about-us')
})

test('choosing a new password goes on after a reload', async ({ page }) => {
  await openLive(page, '/en/home')
  await openDialog(page, 'login')
  await dialog(page).locator('.sign > .btn.link').click()
  await dialog(page).locator('.sign-form > .btn.link').click()
  await box(page, 'emailOrNumber').fill(newEmail())
  await submit(page)
  await box(page, 'confirmPassword').waitFor()
  await openLive(page, '/en/home')
  await openDialog(page, 'login')
  await expect(box(page, 'confirmPassword')).toBeVisible()
})

test('another code may be asked for after a minute', async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/en/home')
  await askForAccount(page, newPhone())
  await expect(dialog(page)).toContainText(/Send a new code in 0:5\d|1:00/)
  await page.clock.runFor(61_000)
  const resend = dialog(page).getByRole('button', { name: 'Send a new code' })
  // For the server the minute is not over: it says so, and the way stays open.
  await resend.click()
  await expect(dialog(page).locator('.sign-foot')).toContainText(/Too many attempts/)
  await page.route('**/resend-code', (route) =>
    route.fulfill({
      json: { status: 1, message: '', data: { id: '', sentTo: '', resendAfterSeconds: 60, expiresInSeconds: 300 } },
    }),
  )
  await resend.click()
  await expect(dialog(page)).toContainText(/Send a new code in/)
})

test('who waits in vain for a code is shown how to sign up', async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/en/home')
  await openDialog(page, 'login')
  const phone = newPhone()
  await box(page, 'emailOrNumber').fill(phone)
  await submit(page)
  await codeField(page).waitFor()
  await expect(dialog(page).locator('.sign-doubt')).toBeEmpty()
  await page.clock.runFor(11_000)
  await dialog(page).locator('.sign-doubt button').click()
  await expect(box(page, 'phone')).toHaveValue(phone)
})

for (const [language, notice] of [
  ['en', 'You are offline. Try again when the connection is back.'],
  ['ar', 'لا يوجد اتصال بالإنترنت. حاول مرة أخرى حين يعود.'],
] as const) {
  const { inArabic } = once(language)

  inArabic(
    `without a network the page stays, and so does what was typed, in ${language}`,
    async ({ page, context }) => {
      await openLive(page, `/${language}/contact-us`)
      await page.locator('[name="fullName"]').fill('Noura')
      await context.setOffline(true)
      await page.locator('.signed-out-entry > .btn').nth(0).click()
      await expect(page.locator('.toast').getByText(notice)).toBeVisible()
      await expect(page.locator('[name="fullName"]')).toHaveValue('Noura')
      await page.locator('.toast button').click()
      await expect(page.locator('.toast')).toHaveCount(0)
      await context.setOffline(false)

      // What was missing then is fetched now, its looks too.
      await openDialog(page, 'login')
      await expect(dialog(page).locator('.sign-or')).toHaveCSS('display', 'flex')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)

      // A code without an answer stays, and is sent by the button.
      await askForAccount(page, newPhone())
      await context.setOffline(true)
      await codeField(page).pressSequentially('000000')
      await expect(dialog(page).locator('.code-bad')).not.toBeEmpty()
      await expect(codeField(page)).toHaveValue('000000')
      await context.setOffline(false)
      await submit(page)
      await expect(codeField(page)).toHaveValue('')
      await expect(dialog(page).locator('.code-bad')).toContainText(/4/)
    },
  )
}

for (const [language, menu, names] of [
  ['en', 'Login or Signup', ['Login', 'Signup']],
  ['ar', 'سجّل الدخول أو أنشئ حسابًا', ['سجّل الدخول', 'أنشئ حسابًا']],
] as const)
  for (const width of [390, 800])
    test(`at ${width} px in ${language} signing in and signing up are both named (S104)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await openLive(page, `/${language}/home`)
      for (const [name, field] of [
        [names[0], 'emailOrNumber'],
        [names[1], 'firstName'],
      ] as const) {
        await page.getByRole('button', { name: menu }).click()
        await expect(page.getByRole('menuitem')).toHaveText([...names])
        await page.getByRole('menuitem', { name, exact: true }).click()
        await expect(box(page, field)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
        await expect(page.getByRole('button', { name: menu })).toBeFocused()
      }
    })

import { expect, test } from '@playwright/test'
import { main, openTab, said, TABS } from './account-page.ts'
import { axeFindings } from '../axe.ts'
import {
  codeField,
  codeFor,
  dialog,
  enterCode,
  fromOwnNetwork,
  newEmail,
  newPhone,
  openDialog,
  openAccount,
  submit,
} from '../customers.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { pixelsTooWide } from '../sideways.ts'
import { DESK, PHONE } from '../viewports.ts'

const SENTENCES = {
  en: {
    changed: 'Your contact details have been changed',
    wrong: /Invalid code\. 4 tries are left/,
    saved: 'Profile updated successfully',
    unverified: 'Not verified yet',
    subscribed: 'You’re subscribed',
  },
  ar: {
    changed: 'تم تغيير بيانات التواصل',
    wrong: /الرمز غير صحيح\. بقيت لك 4 محاولات/,
    saved: 'تم تحديث ملفك الشخصي بنجاح',
    unverified: 'لم يوثَّق بعد',
    subscribed: 'تم الاشتراك',
  },
} as const

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const say = SENTENCES[language]

  inArabic(`profile and e-mail address are changed in ${language}`, async ({ page, request }) => {
    const [before, after] = [newEmail(), newEmail()]
    await openAccount(page.context(), before, language)
    await openTab(page, language, 'myInfo')
    await main(page).locator('[name="firstName"]').fill('Huda')
    await main(page).locator('[name="birthDate"]').fill('1990-05-31')
    await main(page).locator('[value="FEMALE"]').check()
    await main(page).locator('button[type="submit"]').click()
    await said(page, say.saved)
    await expect(page.locator('.signed-in-entry')).toContainText('Huda')

    await main(page).locator('.account-row button').first().click()
    await dialog(page).locator('[name="emailOrNumber"]').fill(after)
    await submit(page)
    await dialog(page).locator('.code-input input').pressSequentially('000000')
    await expect(dialog(page).getByText(say.wrong)).toBeVisible()
    await dialog(page)
      .locator('.code-input input')
      .pressSequentially(await codeFor(request, after))
    await said(page, say.changed)
    await expect(dialog(page)).toHaveCount(0)
    await expect(main(page).getByText(after)).toBeVisible()
    await page.reload()
    await expect(main(page).locator('[name="firstName"]')).toHaveValue('Huda')
    await expect(main(page).locator('[value="FEMALE"]')).toBeChecked()
  })

  inEnglish(`a mobile number is added and changed in ${language}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAccount(page.context(), newEmail(), language)
    await openTab(page, language, 'myInfo')
    const row = main(page).locator('.account-row').nth(1)
    for (const phone of [newPhone(), newPhone()]) {
      await row.getByRole('button').click()
      await dialog(page).locator('[name="emailOrNumber"]').fill('0112345678')
      await submit(page)
      await expect(dialog(page).locator('.field.invalid')).toBeVisible()
      await dialog(page).locator('[name="emailOrNumber"]').fill(phone)
      await submit(page)
      await dialog(page)
        .locator('.code-input input')
        .pressSequentially(await codeFor(request, phone))
      await said(page, say.changed)
      await expect(dialog(page)).toHaveCount(0)
      await expect(row).toContainText(phone.replace(/^(\d{3})(\d{3})/, '$1 $2 '))
    }
  })

  inArabic(
    `a number given at sign-up is verified, and news need an address, in ${language}`,
    async ({ page, request }) => {
      const [email, phone] = [newEmail(), newPhone()]
      await openLive(page, `/${language}/about-us`)
      await fromOwnNetwork(page.context())
      await openDialog(page, 'signup')
      for (const [field, typed] of Object.entries({ firstName: 'Noura', lastName: 'العتيبي', phone, email }))
        await dialog(page).locator(`[name="${field}"]`).fill(typed)
      await submit(page)
      await codeField(page).waitFor()
      await enterCode(page, await codeFor(request, email))
      await openTab(page, language, 'myInfo')
      const row = main(page).locator('.account-row').nth(1)
      await expect(row).toContainText(say.unverified)
      await row.getByRole('button').click()
      await submit(page)
      await codeField(page).pressSequentially(await codeFor(request, phone))
      await said(page, say.changed)
      await expect(row.locator('.account-good')).toBeVisible()
      await openTab(page, language, 'subscriptions')
      await main(page).getByRole('switch').first().click()
      await said(page, say.subscribed)

      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await openAccount(page.context(), newPhone(), language)
      await openTab(page, language, 'subscriptions')
      await expect(main(page).getByRole('switch').first()).toBeDisabled()
      await main(page).locator('.account-need').click()
      await page.waitForURL(`**/${language}/user-profile?tab=myInfo`)
    },
  )

  test(`axe finds nothing in any part of the account in ${language}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAccount(page.context(), newEmail(), language)
    const check = async (what: string) => expect(await axeFindings(page), what).toEqual([])
    // Axe sees each language and each width once; whether words have room is asked of both widths.
    const [looked, other] = language === 'ar' ? [PHONE, DESK] : [DESK, PHONE]
    for (const tab of TABS) {
      await page.setViewportSize(looked)
      await openTab(page, language, tab)
      await check(`${tab} at ${looked.width}`)
      for (const viewport of [looked, other]) {
        await page.setViewportSize(viewport)
        expect(await pixelsTooWide(page), `${tab} at ${viewport.width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.setViewportSize(looked)
    await openTab(page, language, 'shippingAddresses')
    await main(page).locator('.empty button').click()
    await submit(page)
    await check(`the address form at ${looked.width}`)
  })
}

test('an address without a known part leads to the orders', async ({ request }) => {
  for (const search of ['', '?tab=nothing']) {
    const answer = await request.get(`/en/user-profile${search}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/en/user-profile?tab=myOrders'])
  }
})

test('a visitor comes back to the part they wanted after signing in', async ({ page, request }) => {
  const email = newEmail()
  await openAccount(page.context(), email)
  await page.context().clearCookies()
  await page.goto('/en/user-profile?tab=subscriptions')
  await expect(page).toHaveURL(/\/en\/home$/)
  await fromOwnNetwork(page.context())
  await dialog(page).locator('[name="emailOrNumber"]').fill(email)
  await submit(page)
  await dialog(page).locator('.code-input input').waitFor()
  await enterCode(page, await codeFor(request, email))
  await expect(page).toHaveURL(/\/en\/user-profile\?tab=subscriptions$/)
})

for (const [language, notice] of [
  ['en', 'You are offline. Try again when the connection is back.'],
  ['ar', 'لا يوجد اتصال بالإنترنت. حاول مرة أخرى حين يعود.'],
] as const) {
  const { inArabic } = once(language)

  inArabic(
    `without a network the account stays, and a part of it is fetched later, in ${language}`,
    async ({ page, context }) => {
      await openAccount(page.context(), newEmail(), language)
      await openTab(page, language, 'myInfo')
      await context.setOffline(true)
      await page.locator('.account-nav a[href$="tab=security"]').click()
      await expect(main(page).locator('.note')).toContainText(notice)
      await expect(page.locator('.account-nav [aria-current]')).toHaveAttribute('href', /tab=security$/)
      await page.locator('#search-text').fill('card')
      await said(page, notice)
      await page.locator('.account-nav a[href$="tab=myInfo"]').click()
      await expect(main(page).locator('[name="firstName"]')).toHaveValue('Noura')
      await page.locator('.account-nav a[href$="tab=security"]').click()
      await expect(main(page).locator('.note')).toContainText(notice)
      await context.setOffline(false)
      await main(page).locator('.note button').click()
      await expect(main(page).locator('.account-row').first()).toBeVisible()
    },
  )
}

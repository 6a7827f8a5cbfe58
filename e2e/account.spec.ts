import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import {
  codeFor,
  dialog,
  enterCode,
  fromOwnNetwork,
  logIn,
  newEmail,
  newPhone,
  openDialog,
  signUp,
  submit,
} from './customers.ts'
import { openLive } from './open-live.ts'
import { LANGUAGES } from './public-pages.ts'
import { pixelsTooWide } from './sideways.ts'

const TABS = ['myOrders', 'myInfo', 'shippingAddresses', 'subscriptions', 'security'] as const

const SENTENCES = {
  en: {
    added: 'Address added successfully',
    updated: 'Address updated successfully',
    deleted: 'Address deleted successfully',
    sure: 'Are you sure you want to delete this item',
    noUndo: 'This action cannot be undone.',
    required: 'This field is required',
    district: { typed: 'malq', name: 'Al-Malqa' },
    changed: 'Your contact details have been changed',
    wrong: /This code is not right/,
    saved: 'Profile updated successfully',
    password: 'Your password has been changed',
    planned: 'Your account will be deleted in 30 days',
    due: /Your account will be deleted on/,
    kept: 'Your account will not be deleted',
    keep: 'Keep my account',
    later: 'Not now',
    signedOut: 'The device is signed out',
    other: /Chrome on Linux/,
  },
  ar: {
    added: 'تمت إضافة العنوان بنجاح',
    updated: 'تم تحديث العنوان بنجاح',
    deleted: 'تم حذف العنوان بنجاح',
    sure: 'هل أنت متأكد من حذف هذا العنصر؟',
    noUndo: 'لا يمكن التراجع عن هذا الإجراء.',
    required: 'هذا الحقل مطلوب',
    district: { typed: 'ملق', name: 'الملقا' },
    changed: 'تم تغيير بيانات التواصل',
    wrong: /هذا الرمز غير صحيح/,
    saved: 'تم تحديث ملفك الشخصي بنجاح',
    password: 'تم تغيير كلمة المرور',
    planned: 'سيُحذف حسابك بعد 30 يومًا',
    due: /سيُحذف حسابك في/,
    kept: 'لن يُحذف حسابك',
    keep: 'احتفظ بحسابي',
    later: 'ليس الآن',
    signedOut: 'تم تسجيل خروج الجهاز',
    other: /Chrome/,
  },
} as const

const main = (page: Page) => page.locator('.acc-main')
const openTab = async (page: Page, language: string, tab: (typeof TABS)[number]) => {
  await page.goto(`/${language}/user-profile?tab=${tab}`)
  await main(page).locator('h1').waitFor()
  await expect(main(page).locator('.waiting')).toHaveCount(0)
}
const said = (page: Page, text: string | RegExp) => expect(page.locator('.toast').getByText(text)).toBeVisible()

async function logInWithPassword(page: Page, email: string, password: string): Promise<void> {
  await openDialog(page, 'login')
  await dialog(page).locator('.sign-ways + button').click()
  await dialog(page).locator('[name="emailOrNumber"]').fill(email)
  await dialog(page).locator('[name="password"]').fill(password)
  await submit(page)
  await expect(page.locator('.me.is-in')).toBeVisible()
}

for (const language of LANGUAGES) {
  const say = SENTENCES[language]

  test(`an address is added, changed and deleted in ${language}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLive(page, `/${language}/about-us`)
    await signUp(page, request, newPhone())
    await openTab(page, language, 'shippingAddresses')
    await main(page).locator('.empty button').click()
    const form = dialog(page)
    await submit(page)
    await expect(form.getByText(say.required).first()).toBeVisible()
    await expect(form.locator('[name="name"]')).toBeFocused()
    await expect(form.locator('[name="phone"]')).toHaveValue(/^05\d{8}$/)

    await form.locator('[name="name"]').fill('Workshop')
    await form.locator('[name="regionId"]').selectOption('1')
    await form.locator('[name="cityId"]').selectOption('1')
    const district = form.getByRole('combobox').and(form.locator('[aria-autocomplete]'))
    await expect(district).toBeEnabled()
    await district.click()
    await district.pressSequentially(say.district.typed)
    await form.getByRole('option', { name: say.district.name, exact: true }).click()
    await expect(district).toHaveValue(say.district.name)
    // A reload takes nothing of it away.
    await page.reload()
    await main(page).locator('.empty button').click()
    await expect(form.locator('[name="name"]')).toHaveValue('Workshop')
    await expect(form.locator('[name="cityId"]')).toHaveValue('1')
    await expect(district).toHaveValue(say.district.name)
    await form.locator('[name="shortAddress"]').fill('rrrd ٢٩٢٩')
    await form.locator('[name="street"]').fill('King Fahd Road')
    await expect(form.locator('[name="shortAddress"]')).toHaveValue('RRRD2929')
    await expect(form.locator('[name="building"]')).toHaveValue('2929')
    await submit(page)
    await said(page, say.added)
    const card = main(page).locator('.addr')
    await expect(card).toContainText('RRRD2929')

    await card.getByRole('button').first().click()
    await expect(district).toHaveValue(say.district.name)
    await form.locator('[name="street"]').fill('Olaya Street')
    await submit(page)
    await said(page, say.updated)
    await expect(card).toContainText('Olaya Street')
    expect(await pixelsTooWide(page)).toBeLessThanOrEqual(0)

    await card.getByRole('button').last().click()
    await expect(form.getByRole('heading')).toHaveText(say.sure)
    await expect(form).toContainText(say.noUndo)
    await form.locator('.destructive').click()
    await said(page, say.deleted)
    await expect(card).toHaveCount(0)
    await expect(page.locator('main h1')).toBeFocused()
  })

  test(`profile and e-mail address are changed in ${language}`, async ({ page, request }) => {
    const [before, after] = [newEmail(), newEmail()]
    await openLive(page, `/${language}/about-us`)
    await signUp(page, request, before)
    await openTab(page, language, 'myInfo')
    await main(page).locator('[name="firstName"]').fill('Huda')
    await main(page).locator('[name="birthDate"]').fill('1990-05-31')
    await main(page).locator('[value="FEMALE"]').check()
    await main(page).locator('button[type="submit"]').click()
    await said(page, say.saved)
    await expect(page.locator('.me-in')).toContainText('Huda')

    await main(page).locator('.acc-row button').first().click()
    await dialog(page).locator('[name="emailOrNumber"]').fill(after)
    await submit(page)
    await dialog(page).locator('.otp input').pressSequentially('000000')
    await expect(dialog(page).getByText(say.wrong)).toBeVisible()
    await dialog(page)
      .locator('.otp input')
      .pressSequentially(await codeFor(request, after))
    await said(page, say.changed)
    await expect(dialog(page)).toHaveCount(0)
    await expect(main(page).getByText(after)).toBeVisible()
    await page.reload()
    await expect(main(page).locator('[name="firstName"]')).toHaveValue('Huda')
    await expect(main(page).locator('[value="FEMALE"]')).toBeChecked()
  })

  test(`one device is signed out from another in ${language}`, async ({ page, browser, request }) => {
    const email = newEmail()
    await openLive(page, `/${language}/about-us`)
    await signUp(page, request, email)
    const context = await browser.newContext()
    const other = await context.newPage()
    await openLive(other, `/${language}/about-us`)
    await logIn(other, request, email)
    await openTab(other, language, 'subscriptions')

    await openTab(page, language, 'security')
    const devices = main(page).locator('.acc-list').first().locator('.acc-row')
    await expect(devices).toHaveCount(2)
    await devices
      .filter({ hasNot: page.locator('.acc-good') })
      .getByRole('button')
      .click()
    await said(page, say.signedOut)
    await expect(devices).toHaveCount(1)

    await other.goto(`/${language}/user-profile?tab=security`)
    await expect(other).toHaveURL(new RegExp(`/${language}/home$`))
    await expect(dialog(other)).toBeVisible()
    await context.close()
  })

  test(`the account is deleted and taken back, its data taken along, in ${language}`, async ({ page, request }) => {
    const email = newEmail()
    await openLive(page, `/${language}/about-us`)
    await signUp(page, request, email)
    await openTab(page, language, 'security')
    const data = main(page).locator('.acc-list').last()
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
    await expect(page.locator('.me-in')).toBeFocused()
    await openTab(page, language, 'myOrders')
    const notice = main(page).locator('.acc-due')
    await expect(notice.getByText(say.due)).toBeVisible()
    await notice.getByRole('button').click()
    await said(page, say.kept)
    await expect(notice).toHaveCount(0)

    await openTab(page, language, 'security')
    await leave()
    await logInWithPassword(page, email, password)
    await dialog(page).getByRole('button', { name: say.keep }).click()
    await said(page, say.kept)
    await expect(dialog(page)).toHaveCount(0)
    await openTab(page, language, 'myOrders')
    await expect(notice).toHaveCount(0)
  })

  test(`axe finds nothing in any part of the account in ${language}`, async ({ page, request }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLive(page, `/${language}/about-us`)
    await signUp(page, request, newEmail())
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
        what,
      ).toEqual([])
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const tab of TABS) {
        await openTab(page, language, tab)
        await check(`${tab} at ${width}`)
        expect(await pixelsTooWide(page), `${tab} at ${width}`).toBeLessThanOrEqual(0)
      }
      await openTab(page, language, 'shippingAddresses')
      await main(page).locator('.empty button').click()
      await submit(page)
      await check(`the address form at ${width}`)
    }
  })
}

test('an address without a known part leads to the orders', async ({ request }) => {
  for (const search of ['', '?tab=nothing']) {
    const answer = await request.get(`/en/user-profile${search}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/en/user-profile?tab=myOrders'])
  }
})

test('a visitor comes back to the part they wanted after signing in', async ({ page, request }) => {
  const email = newEmail()
  await openLive(page, '/en/about-us')
  await signUp(page, request, email)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/en/user-profile?tab=subscriptions')
  await expect(page).toHaveURL(/\/en\/home$/)
  await fromOwnNetwork(page.context())
  await dialog(page).locator('[name="emailOrNumber"]').fill(email)
  await submit(page)
  await dialog(page).locator('.otp input').waitFor()
  await enterCode(page, await codeFor(request, email))
  await expect(page).toHaveURL(/\/en\/user-profile\?tab=subscriptions$/)
})

test('an address is added with the keyboard alone', async ({ page, request }) => {
  await openLive(page, '/en/about-us')
  await signUp(page, request, newPhone())
  await openTab(page, 'en', 'shippingAddresses')
  const keys = page.keyboard
  await main(page).locator('.empty button').focus()
  await keys.press('Enter')
  await keys.type('Home')
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type('Riyadh')
  await keys.press('Tab')
  await expect(dialog(page).locator('[name="cityId"]')).toBeEnabled()
  await dialog(page).locator('[name="cityId"]').focus()
  await keys.type('Riyadh')
  const district = dialog(page).locator('[aria-autocomplete]')
  await expect(district).toBeEnabled()
  await keys.press('Tab')
  await expect(district).toBeFocused()
  await keys.type('malaz')
  await keys.press('Enter')
  await expect(district).toHaveValue('Al-Malaz')
  await keys.press('ArrowDown')
  await keys.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await keys.press('Tab')
  await keys.press('Tab')
  await keys.type('12')
  await keys.press('Tab')
  await keys.type('Salah Ad Din Street')
  await keys.press('Enter')
  await said(page, 'Address added successfully')
  await expect(dialog(page)).toHaveCount(0)
  await expect(main(page).locator('.addr')).toContainText('Al-Malaz')
})

test.describe('on a device that keeps passkeys', () => {
  // A passkey belongs to a name, never to a number.
  test.use({ baseURL: `http://localhost:${process.env['E2E_PORT'] ?? 3199}` })

  test('a passkey is made, signs in, and is removed', async ({ page, request }) => {
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
    await signUp(page, request, newEmail())
    await openTab(page, 'en', 'security')
    await main(page).getByRole('button', { name: 'Add a passkey on this device' }).click()
    await said(page, 'You can sign in with this device from now on')

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
    await said(page, 'The passkey no longer signs in')
    await expect(main(page).getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0)
  })
})

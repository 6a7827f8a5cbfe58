import { expect, test } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { join } from './office-desk.ts'
import { invite, STAFF_PASSWORD } from './office-owner.ts'
import { once } from '../once.ts'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'
import { DESK, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    logIn: 'Log in to the office',
    email: 'Email',
    password: 'Password',
    next: 'Next',
    orders: 'Orders',
    logOut: 'Log out',
    recovery: 'A recovery code',
    recoveryCode: 'Recovery code',
    enter: 'Log in',
    accept: 'Accept',
    inProduction: 'In production',
    note: 'Add a note',
    save: 'Save',
  },
  ar: {
    logIn: 'تسجيل الدخول إلى المكتب',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    next: 'التالي',
    orders: 'الطلبات',
    logOut: 'تسجيل الخروج',
    recovery: 'رمز استرداد',
    recoveryCode: 'رمز الاسترداد',
    enter: 'تسجيل الدخول',
    accept: 'قبول',
    inProduction: 'قيد التنفيذ',
    note: 'إضافة ملاحظة',
    save: 'حفظ',
  },
} as const

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  test.describe(`the office in ${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inEnglish('shows a visitor nothing but the login, wherever they look', async ({ page }) => {
      for (const address of ['/office', '/office/orders', '/admin']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.logIn)
        await expect(page.getByRole('navigation')).toHaveCount(0)
      }
      await expectFit(page)
      await page.getByLabel(words.email).fill('visitor@shop.example')
      await page.getByLabel(words.password, { exact: true }).fill('not a password')
      await page.getByRole('button', { name: words.next }).click()
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
      await expect(page.getByLabel(words.email)).toHaveValue('visitor@shop.example')
    })

    test('is entered by an invitation, once, with two factors, and again by a recovery code', async ({ page }) => {
      const email = `layla-${language}-${Date.now()}@shop.example`
      const link = await invite({ email, name: 'Layla', language, role: 'manager' })
      const { recoveryCode } = await join(page, language, link, () => expectFit(page))
      await expectFit(page)

      await page.getByRole('link', { name: words.orders }).filter({ visible: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders)
      await expectFit(page)

      // A link opens once; who has come in by it goes on.
      await page.goto(link)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Layla')

      await page.context().clearCookies()
      await page.goto('/office/orders')
      await page.getByLabel(words.email).fill(email)
      await page.getByLabel(words.password, { exact: true }).fill(STAFF_PASSWORD)
      await page.getByRole('button', { name: words.next }).click()
      // The step that was used to join does not count again.
      await page.getByRole('button', { name: words.recovery }).click()
      await page.getByLabel(words.recoveryCode).fill(recoveryCode)
      await page.getByRole('button', { name: words.enter, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders)
    })

    inArabic('has an order as soon as it is paid, and moves it on', async ({ page, browser, baseURL }) => {
      const customer = await browser.newContext({ baseURL: baseURL ?? '' })
      const buyer = await newBuyer(customer, language)
      const placed = await buyer.place([lineOf(await simpleProduct(customer))])
      await buyer.confirm(placed)
      await join(
        page,
        language,
        await invite({
          email: `omar-${language}-${Date.now()}@shop.example`,
          name: 'Layla',
          language,
          role: 'manager',
        }),
      )
      await page.goto(`/office/orders?q=${placed.orderNumber}`)
      await expect(page.getByRole('row').filter({ hasText: String(placed.orderNumber) })).toContainText('Noura')
      await page.getByRole('link', { name: String(placed.orderNumber) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(String(placed.orderNumber))
      await expectFit(page)
      await page.getByRole('button', { name: words.accept }).first().click()
      await expect(page.getByText(words.inProduction).first()).toBeVisible()
      await page.getByLabel(words.note).fill('Same red as in March')
      await page.getByRole('button', { name: words.save }).click()
      // The field holds the same words until they are saved.
      await expect(page.getByLabel(words.note)).toHaveValue('')
      const note = page.getByRole('paragraph').filter({ hasText: 'Same red as in March' })
      await expect(note.first()).toBeVisible()
      await page.reload()
      await expect(note.first()).toBeVisible()
      await customer.close()
    })
  })
}

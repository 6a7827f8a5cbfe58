import { expect, test } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { newPerson } from './office-people.ts'
import { once } from '../once.ts'
import { simpleProduct } from '../orders.ts'
import { DESK, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    newOrder: 'New order',
    name: 'Name',
    phone: 'Mobile',
    addProduct: 'Add a product',
    quantity: 'Quantity',
    handed: 'Handed over',
    change: /^Change:/,
    place: /taken, place the order$/,
    paid: 'Paid',
    taken: /^Order placed for the customer/,
    later: 'Later',
    placeLater: 'Place the order',
    findCustomer: 'Find a customer',
    known: 'A customer with an account: the order appears there.',
  },
  ar: {
    newOrder: 'طلب جديد',
    name: 'الاسم',
    phone: 'الجوال',
    addProduct: 'أضف منتجًا',
    quantity: 'الكمية',
    handed: 'المبلغ المُسلّم',
    change: /^الباقي له:/,
    place: /تسجيل الطلب$/,
    paid: 'مدفوع',
    taken: /^سُجّل الطلب عن العميل/,
    later: 'لاحقًا',
    placeLater: 'تسجيل الطلب',
    findCustomer: 'ابحث عن عميل',
    known: 'عميل له حساب، ويظهر الطلب في حسابه.',
  },
} as const

const mobile = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const) {
  const { inArabic } = once(language)
  const words = WORDS[language]

  test.describe(`orders at the counter in ${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic('one is written down, paid in cash, and found again by its customer', async ({ browser, baseURL }) => {
      const product = await simpleProduct(await browser.newContext({ baseURL: baseURL ?? '' }))
      const sales = await newPerson(browser, {
        role: 'sales',
        name: 'Sara',
        language,
        viewport,
        baseURL: baseURL ?? '',
      })
      await sales.goto('/office/orders')
      await expect(sales.getByRole('link', { name: words.newOrder })).toBeVisible()
      // By the key, which is the same place on every keyboard.
      await sales.keyboard.press('KeyN')
      await expect(sales.getByRole('heading', { level: 1 })).toHaveText(words.newOrder)
      const phone = mobile()
      await sales.getByLabel(words.name, { exact: true }).fill('Huda Salem')
      await sales.getByLabel(words.phone, { exact: true }).fill(phone)
      const add = sales.getByRole('combobox', { name: words.addProduct })
      await add.fill(product.code)
      await expect(sales.getByRole('option').first()).toContainText(product.code)
      await add.press('Enter')
      await expect(sales.getByLabel(words.quantity)).toHaveValue(String(product.minQuantity))
      await sales.getByLabel(words.handed).fill('99999')
      await expect(sales.getByText(words.change)).toBeVisible()
      const place = sales.getByRole('button', { name: words.place })
      await expect(place).toBeEnabled()
      // The button fades in once there is a price: half-way its letters are pale.
      await sales.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
      await expectFit(sales)
      await place.click()
      await expect(sales.getByRole('heading', { level: 1 })).toContainText('Huda Salem')
      await expect(sales.getByText(words.paid, { exact: true }).first()).toBeVisible()
      await expect(sales.getByText(words.taken)).toBeVisible()

      await sales.goto('/office/orders/new')
      const find = sales.getByRole('combobox', { name: words.findCustomer })
      await find.fill(phone)
      await expect(sales.getByRole('option').first()).toContainText('Huda Salem')
      await find.press('Enter')
      await expect(sales.getByText(words.known)).toBeVisible()
      await add.fill(product.code)
      await expect(sales.getByRole('option').first()).toContainText(product.code)
      await add.press('Enter')
      await sales.getByRole('button', { name: words.later, exact: true }).click()
      await sales.getByRole('button', { name: words.placeLater, exact: true }).click()
      await expect(sales.getByRole('heading', { level: 1 })).toContainText('Huda Salem')
      await expectFit(sales)
    })
  })
}

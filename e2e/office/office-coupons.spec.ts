import { expect, test } from '@playwright/test'
import { CHANGE_LABELS } from '../../src/domain/activity/change-labels.ts'
import { expectFit } from '../fit.ts'
import { EACH_ONCE } from '../viewports.ts'
import { newPerson } from './office-people.ts'

const WORDS = {
  en: {
    title: 'Coupons',
    new: 'New coupon',
    code: 'Code',
    amount: 'Amount',
    value: 'Amount off the goods (SAR)',
    lastDay: 'Last day',
    limit: 'Orders in all',
    category: 'Categories',
    add: 'Add',
    active: 'Customers can use it',
    create: 'Create the coupon',
    save: 'Save',
    taken: 'Another coupon has this code',
    gives: 'SAR 25 off',
    running: 'Running',
    off: 'Switched off',
  },
  ar: {
    title: 'أكواد الخصم',
    new: 'كود خصم جديد',
    code: 'الكود',
    amount: 'مبلغ',
    value: 'المبلغ المخصوم من قيمة المنتجات (ريال)',
    lastDay: 'آخر يوم',
    limit: 'الحد الأقصى للطلبات',
    category: 'الأقسام',
    add: 'إضافة',
    active: 'يمكن للعملاء استخدامه',
    create: 'إنشاء كود الخصم',
    save: 'حفظ',
    taken: 'هذا الكود مستخدم من قبل',
    gives: 'خصم \u206825',
    running: 'سارٍ',
    off: 'موقوف',
  },
} as const

for (const { language, viewport } of EACH_ONCE) {
  const words = WORDS[language]

  test(`a coupon is created, found, switched off and traced, in ${language} at ${viewport.width}`, async ({
    browser,
    baseURL,
  }) => {
    const role = 'manager'
    const page = await newPerson(browser, { role, name: 'Layla', language, viewport, baseURL: baseURL ?? '' })
    const code = `E2E${Date.now()}${language.toUpperCase()}`
    await page.goto('/office/coupons')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'WELCOME10' })).toBeVisible()
    await expectFit(page)
    await page.getByRole('link', { name: words.new }).click()

    // What is refused is said at its field, and nothing that was typed is lost.
    await page.getByLabel(words.code, { exact: true }).fill('welcome 10')
    await page.getByRole('button', { name: words.amount, exact: true }).click()
    await page.getByLabel(words.value).fill('٢٥')
    await page.getByLabel(words.lastDay).fill('31/12/2031')
    await page.getByLabel(words.limit, { exact: true }).fill('100')
    await page.getByRole('combobox', { name: words.category }).first().selectOption({ index: 1 })
    await page.getByRole('button', { name: words.add, exact: true }).first().click()
    await expectFit(page)
    await page.getByRole('button', { name: words.create }).click()
    await expect(page.getByLabel(words.code, { exact: true })).toHaveAccessibleDescription(words.taken)
    await expect(page.getByLabel(words.value)).toHaveValue('٢٥')
    await page.getByLabel(words.code, { exact: true }).fill(code)
    await page.getByRole('button', { name: words.create }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
    await expect(page.getByText(words.running, { exact: true })).toBeVisible()
    await expectFit(page)
    // What a colleague saved meanwhile stays, also where the whole coupon is sent.
    const other = await newPerson(browser, { role, name: 'Omar', language, viewport, baseURL: baseURL ?? '' })
    await other.goto(page.url())
    await other.getByLabel(words.limit, { exact: true }).fill('200')
    await page.getByLabel(words.active).uncheck()
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.off, { exact: true })).toBeVisible()
    await other.getByRole('button', { name: words.save }).click()
    await expect(other.getByText(words.off, { exact: true })).toBeVisible()
    await expect(other.getByLabel(words.active)).not.toBeChecked()
    await expect(other.getByLabel(words.limit, { exact: true })).toHaveValue('200')
    await other.close()
    await expect(page.getByText(CHANGE_LABELS['coupon.change'][language]).first()).toBeVisible()
    await page.goto(`/office/coupons?q=${code}&state=OFF`)
    const row = page.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText(words.gives)
    await expect(row).toContainText(words.off)
  })
}

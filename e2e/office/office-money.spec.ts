import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectFit } from '../fit.ts'
import { newPerson } from './office-people.ts'
import { once } from '../once.ts'
import { lineOf, lineOfLargeRefund, newBuyer, simpleProduct } from '../orders.ts'
import { DESK, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    refund: 'Refund',
    why: 'Why',
    reads: 'The customer reads this optional',
    amount: 'An amount',
    amountField: 'Amount',
    ask: /^Ask to refund/,
    waits: 'Waits for approval',
    own: 'You asked for it: a second person approves.',
    approve: /^Approve/,
    done: 'Refunded',
    payments: 'Payments',
    check: 'Check the receipt',
    arrived: 'What arrived, as the bank statement says',
    wrong: /the order stays unpaid/,
    right: /the order is paid/,
    refuse: 'Refuse the receipt',
    refuseWhy: 'Why it is refused',
    confirm: /^Confirm/,
    paid: 'Paid',
    takePayment: 'Take payment',
    taken: /^Taken/,
    note: 'Add a note',
    save: 'Save',
    nothing: 'Nothing waits here',
  },
  ar: {
    refund: 'استرداد',
    why: 'السبب',
    reads: 'يقرؤه العميل اختياري',
    amount: 'مبلغ',
    amountField: 'المبلغ',
    ask: /^طلب رد/,
    waits: 'بانتظار الموافقة',
    own: 'أنت من طلبه، ويوافق عليه شخص آخر.',
    approve: /^موافقة/,
    done: 'تم الاسترداد',
    payments: 'المدفوعات',
    check: 'مراجعة الإيصال',
    arrived: 'ما وصل بحسب كشف البنك',
    wrong: /يبقى الطلب غير مدفوع/,
    right: /يصبح الطلب مدفوعًا/,
    refuse: 'عدم اعتماد الإيصال',
    refuseWhy: 'سبب عدم الاعتماد',
    confirm: /^تأكيد/,
    paid: 'مدفوع',
    takePayment: 'استلام الدفع',
    taken: /^تم استلام/,
    note: 'إضافة ملاحظة',
    save: 'حفظ',
    nothing: 'لا شيء ينتظر هنا',
  },
} as const

const picture = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#eef3ee' } })
    .png()
    .toBuffer()
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })
/** Riyals as they are typed. */
const riyals = (halalas: number) => (halalas / 100).toFixed(2)

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  test.describe(`the money of orders in ${language} at ${viewport.width}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })
    const person = (browser: Parameters<typeof newPerson>[0], role: string, name: string, baseURL = '') =>
      newPerson(browser, { role, name, language, viewport, baseURL })

    inArabic('a large refund is asked for by one and approved by another', async ({ browser, baseURL }) => {
      const customer = await browser.newContext({ baseURL: baseURL ?? '' })
      const buyer = await newBuyer(customer, language)
      const product = await simpleProduct(customer, ({ prices }) => prices.length > 0)
      const placed = await buyer.place([await lineOfLargeRefund(buyer, product)])
      await buyer.confirm(placed)
      const finance = await person(browser, 'finance', 'Nasser', baseURL)
      await finance.goto(`/office/orders/${placed.orderNumber}`)
      await finance.getByRole('button', { name: words.refund }).click()
      await dialog(finance).getByRole('button', { name: words.amount, exact: true }).click()
      await dialog(finance).getByLabel(words.amountField).fill('2000.01')
      await dialog(finance).getByLabel(words.why).selectOption('MISSING')
      await dialog(finance).getByLabel(words.reads).fill('Two were missing')
      await expectFit(finance)
      await dialog(finance).getByRole('button', { name: words.ask }).click()
      await expect(finance.getByText(words.waits)).toBeVisible()
      await expect(finance.getByText(words.own)).toBeVisible()
      await expect(finance.getByRole('button', { name: words.approve })).toHaveCount(0)
      const owner = await person(browser, 'owner', 'Layla', baseURL)
      await owner.goto('/office/payments?needs=refundsToApprove')
      const row = owner.getByRole('row').filter({ hasText: String(placed.orderNumber) })
      await expect(row).toContainText('Nasser')
      await expectFit(owner)
      await row.getByRole('button', { name: words.approve }).click()
      await dialog(owner).getByRole('button', { name: words.approve }).click()
      await expect(row).toHaveCount(0)
      await owner.goto(`/office/orders/${placed.orderNumber}`)
      await expect(async () => {
        await owner.reload()
        await expect(owner.getByText(words.done, { exact: true }).first()).toBeVisible({ timeout: 10_000 })
      }).toPass()
    })

    inEnglish('a receipt is refused, the next one confirmed beside it', async ({ browser, baseURL }) => {
      const customer = await browser.newContext({ baseURL: baseURL ?? '' })
      const buyer = await newBuyer(customer, language)
      const product = await simpleProduct(customer)
      const placed = await buyer.place([lineOf(product, product.minQuantity * 5)], { paymentMethod: 'BANK_TRANSFER' })
      await buyer.sendReceipt(placed, await picture())
      const finance = await person(browser, 'finance', 'Nasser', baseURL)
      const open = async () => {
        // A list is up to a second old.
        await expect(async () => {
          await finance.goto('/office/payments?needs=transferReceipts')
          const row = finance.getByRole('row').filter({ hasText: String(placed.orderNumber) })
          await row.getByRole('button', { name: words.check }).click({ timeout: 10_000 })
        }).toPass()
        await expect(dialog(finance).getByRole('link').getByRole('img').last()).toBeVisible()
      }
      await open()
      await dialog(finance).getByRole('button', { name: words.refuse }).click()
      await dialog(finance).getByLabel(words.refuseWhy).fill('It shows another shop')
      await dialog(finance).getByRole('button', { name: words.refuse }).click()
      await expect(dialog(finance)).toHaveCount(0)
      const row = finance.getByRole('row').filter({ hasText: String(placed.orderNumber) })
      await expect(row).toHaveCount(0)
      await buyer.sendReceipt(placed, await picture())
      // By the live line: the page is not loaded again.
      await expect(row).toBeVisible()
      await row.getByRole('button', { name: words.check }).click()
      await expect(dialog(finance).getByRole('link').getByRole('img').last()).toBeVisible()
      await dialog(finance)
        .getByLabel(words.arrived)
        .fill(riyals(placed.amount - 1))
      await expect(dialog(finance).getByText(words.wrong)).toBeVisible()
      await dialog(finance).getByLabel(words.arrived).fill(riyals(placed.amount))
      await expect(dialog(finance).getByText(words.right)).toBeVisible()
      await expectFit(finance)
      await dialog(finance).getByRole('button', { name: words.confirm }).click()
      await expect(dialog(finance)).toHaveCount(0)
      await finance.goto(`/office/orders/${placed.orderNumber}`)
      await expect(finance.getByText(words.paid, { exact: true }).first()).toBeVisible()
    })

    inArabic(
      'an unpaid order is paid at the counter, and a colleague is named in a note',
      async ({ browser, baseURL }) => {
        const customer = await browser.newContext({ baseURL: baseURL ?? '' })
        const buyer = await newBuyer(customer, language)
        const product = await simpleProduct(customer)
        const placed = await buyer.place([lineOf(product, product.minQuantity * 5)], { paymentMethod: 'BANK_TRANSFER' })
        const sales = await person(browser, 'sales', `Omar ${placed.orderNumber}`, baseURL)
        await sales.goto(`/office/orders/${placed.orderNumber}`)
        await sales.getByRole('button', { name: words.takePayment }).click()
        await expectFit(sales)
        await dialog(sales).getByRole('button', { name: words.taken }).click()
        await expect(sales.getByText(words.paid, { exact: true }).first()).toBeVisible()
        const note = sales.getByLabel(words.note)
        await note.pressSequentially(`Ask @Omar ${placed.orderNumber}`)
        await expect(
          sales.getByRole('listbox').getByRole('option', { name: `Omar ${placed.orderNumber}` }),
        ).toBeVisible()
        await note.press('Enter')
        await expect(note).toHaveValue(`Ask @Omar ${placed.orderNumber} `)
        await sales.goto('/office')
        await sales.goBack()
        await expect(note).toHaveValue(`Ask @Omar ${placed.orderNumber} `)
        await sales.getByRole('button', { name: words.save }).click()
        await expect(note).toHaveValue('')
        const written = sales.getByRole('paragraph').filter({ hasText: `Ask @Omar ${placed.orderNumber}` })
        await expect(written.first()).toBeVisible()
      },
    )
  })
}

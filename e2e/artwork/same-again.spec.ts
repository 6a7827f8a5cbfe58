import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { orderWithFile, sentProof } from './artwork-line.ts'
import { expectFit } from '../fit.ts'
import { enter } from '../office/office-desk.ts'
import { deliverAccepted } from '../office/office-owner.ts'
import type { Line } from '../orders.ts'
import { openLive } from '../open-live.ts'
import { EACH_ONCE } from '../viewports.ts'

const SENTENCES = {
  en: {
    stands: 'still counts: no new proof, straight to the press',
    other: 'Another quantity',
    nearest: /^The quantity in your order will be \d+, the nearest we can print/,
    printed: 'This is the file we print',
    change: 'Change a word first',
    what: 'What should be different?',
    ofChange: 'we send you a proof of the change',
    lead: /goes straight to the press/,
    order: /^Order .+ again · /,
    onward: 'On the next page you choose how to pay.',
    changed: /^We change this file as your note says/,
    startFrom: 'We start from this file',
    mustFix: /must be fixed/,
    approved: 'Approved by Noura',
    before: /The same file again, so it goes straight to the press/,
  },
  ar: {
    stands: 'ما زال ساريًا: لا حاجة لبروفة، إلى الطباعة مباشرة',
    other: 'كمية أخرى',
    nearest: /^ستكون الكمية في طلبك \d+، وهي أقرب كمية نطبعها/,
    printed: 'من هذا الملف نطبع',
    change: 'غيّر كلمة أولًا',
    what: 'ما الذي نغيّره؟',
    ofChange: 'نرسل لك بروفة التغيير',
    lead: /فيذهب إلى الطباعة مباشرة/,
    order: /^اطلب .+ مرة أخرى · /,
    onward: 'تختار طريقة الدفع في الصفحة التالية.',
    changed: /^نعدّل هذا الملف بحسب ملاحظتك/,
    startFrom: 'من هذا الملف نبدأ',
    mustFix: /يجب إصلاح/,
    approved: 'الاعتماد باسم Noura',
    before: /الملف نفسه مرة أخرى، فيذهب إلى الطباعة مباشرة/,
  },
} as const

/** An order whose file was approved by its customer, and which was delivered. */
async function printedOrder(page: Page, office: Page, language: string) {
  const order = await orderWithFile(page, language)
  const token = (await sentProof(office, order.code)).split('/').at(-1) ?? ''
  const { proof } = await order.buyer.call<{ proof: { number: number; hash: string } }>('GET', `/proofs/${token}`)
  const approval = { proof: proof.number, hash: proof.hash, name: 'Noura' }
  await order.buyer.call('POST', `/proofs/${token}/approval`, approval)
  await deliverAccepted(order.orderNumber)
  return { ...order, hash: proof.hash }
}

for (const { language, viewport } of EACH_ONCE) {
  const say = SENTENCES[language]

  test(`what was approved and printed is printed again, ${language}`, async ({ page, browser }, info) => {
    test.setTimeout(360_000)
    await page.setViewportSize(viewport)
    const office = await (await browser.newContext({ locale: language })).newPage()
    await enter(office, language)
    const { buyer, orderId, hash } = await printedOrder(page, office, language)
    const look = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) })
    const lookAll = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })

    // Boxes that were sent before there was a page have a code that leads to the order.
    await openLive(page, `/${language}/user-profile?tab=myOrders&order=${orderId}&again=1`)
    await expect(page).toHaveURL(new RegExp(`/order-again\\?order=${orderId}$`))
    await expect(page.getByText(say.stands)).toBeVisible()
    await expect(page.getByText(say.lead)).toBeVisible()
    await expect(page.getByText(say.onward)).toBeVisible()
    await expectFit(page)
    await lookAll('again')
    // Fewer than are made: what it becomes is said, and is what is chosen.
    await page.getByRole('textbox', { name: say.other }).fill('1')
    await expect(page.getByText(say.nearest)).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page
      .locator('label', { has: page.getByRole('radio') })
      .last()
      .click()
    // The second tap: all that is known is chosen already, so that it is the payment, or the first thing that is missing.
    await page.getByRole('button', { name: say.order }).click()
    await expect(page).toHaveURL(/\/cart\?step=/)
    await openLive(page, `/${language}/order-again?order=${orderId}`)

    await page.getByRole('button', { name: say.change }).click()
    await page.getByLabel(say.what).fill('055 765 4321')
    await expect(page.getByText(say.ofChange)).toBeVisible()
    await expectFit(page)
    await lookAll('change')
    await page.getByRole('button', { name: say.order }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText(say.changed)).toBeVisible()
    // The shop changes it: nothing in it is demanded of the customer.
    await expect(page.getByText(say.startFrom)).toBeVisible()
    await expect(page.getByText(say.mustFix)).toHaveCount(0)
    await expectFit(page)
    await look('cart')

    const { items } = await buyer.call<{ items: readonly Line[] }>('POST', `/carts/profile/${orderId}/reorder`, {
      quantities: [],
    })
    const placed = await buyer.place(items)
    await buyer.confirm(placed)
    await openLive(page, `/${language}/user-profile?tab=myOrders&order=${placed.orderId}`)
    await expect(page.getByText(say.approved)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(say.before)).toBeVisible()
    // It was approved: nothing of it is to be fixed any more.
    await expect(page.getByText(say.printed)).toBeVisible()
    await page.getByText(say.before).scrollIntoViewIfNeeded()
    await look('order')

    const line = await office.evaluate(
      async (code) => (await (await fetch(`/api/office/artwork/lines/${code}`)).json()).data,
      `${placed.orderNumber}-1`,
    )
    expect(line).toMatchObject({ state: 'APPROVED', proofs: [{ kind: 'EARLIER', signedBy: 'Noura', hash }] })
    await office.goto(`/office/artwork/${placed.orderNumber}-1`)
    await expect(office.getByRole('heading').first()).toBeVisible()
    await office.screenshot({ path: info.outputPath('desk.png') })
  })
}

import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { OWN_ADDRESS } from '../checkout/checkout.ts'
import { fromOwnNetwork } from '../customers.ts'
import { expectFitInBoth } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { lineOf, newBuyer, simpleProduct } from '../orders.ts'
import { deliver } from '../office/office-owner.ts'
import { staff } from '../office/staff.ts'
import { EACH_ONCE } from '../viewports.ts'

/** Gateways send browsers back to the shop's own address, where its cookies are. */
test.use({ baseURL: OWN_ADDRESS })

const SENTENCES = {
  en: {
    write: /^Write a review of/,
    send: 'Send review',
    noStars: 'Choose 1 to 5 stars',
    fourStars: '4 stars: Very good',
    text: /Your review/,
    checked: 'Being checked',
    published: 'Published',
    change: /^Edit your review of/,
    withdraw: 'Delete',
    author: 'Noura O.',
    rated: '4 out of 5 stars',
    photo: 'Photo 1 by Noura O.',
    ask: 'Ask a question',
    sendQuestion: 'Send',
    asked: 'Thank you. We’ll send you our answer.',
  },
  ar: {
    write: /^اكتب تقييمًا لمنتج/,
    send: 'أرسل التقييم',
    noStars: 'اختر من نجمة إلى 5 نجوم',
    fourStars: /جيد جدًا$/,
    text: /رأيك/,
    checked: 'قيد المراجعة',
    published: 'منشور',
    change: /^عدّل تقييمك لمنتج/,
    withdraw: 'حذف',
    author: 'Noura O.',
    rated: /4.? من 5 نجوم/,
    photo: /^الصورة .?1.? من .?Noura O/,
    ask: 'اطرح سؤالًا',
    sendQuestion: 'أرسل',
    asked: 'شكرًا لك، سنرسل لك إجابتنا',
  },
} as const

const PHOTO = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

/** The entry of a list of staff that has this text, by its first word. */
async function listed(what: 'reviews' | 'questions', text: string): Promise<string> {
  const line = (await staff(what, 'list')).split('\n').find((each) => each.includes(text))
  return line?.split('\t')[0] ?? 'not listed'
}

const inPage = (page: Page, text: string) => page.locator('#reviews li').filter({ hasText: text })

/** Reloads a product page until it shows a text: each language of a page is cached, and made again, by itself. */
async function expectInPage(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(page.url())
    await expect(inPage(page, text)).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
}

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)
  const say = SENTENCES[language]
  inArabic(
    `a delivered product is reviewed and asked about: ${language}, ${viewport.width} px`,
    async ({ page, context }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await fromOwnNetwork(context)
      const buyer = await newBuyer(context, language)
      const product = await simpleProduct(context, ({ prices }) => prices[0]?.remainingQuantity === null)
      const placed = await buyer.place([lineOf(product)])
      await buyer.confirm(placed)
      await buyer.call('GET', `/payments/${placed.paymentId}`)
      await deliver(placed.orderNumber)

      const text = `Crisp and thick ${randomUUID()}`
      const order = `/${language}/user-profile?tab=myOrders&order=${placed.orderId}`
      await openLive(page, order)
      await page.getByRole('button', { name: say.write }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say.send }).click()
      await expect(dialog.getByText(say.noStars)).toBeVisible()
      await dialog.getByRole('radio', { name: say.fourStars }).check({ force: true })
      await dialog.getByLabel(say.text).fill(text)
      await dialog.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PHOTO })
      await expect(dialog.locator('.review-form-pictures img')).toHaveCount(1)
      await expectFitInBoth(page, (tab, other) => tab.getByRole('button', { name: SENTENCES[other].write }).click())
      await dialog.getByRole('button', { name: say.send }).click()
      await expect(page.getByText(say.checked)).toBeVisible()
      await expectFitInBoth(page, (tab, other) => tab.getByText(SENTENCES[other].checked).waitFor())

      const path = `/${language}/product/${product.id}`
      await openLive(page, path)
      await expect(inPage(page, text)).toHaveCount(0)
      await staff('reviews', 'approve', await listed('reviews', text))
      await expectInPage(page, text)
      expect(await page.content()).toContain('"aggregateRating":{"@type":"AggregateRating"')
      await openLive(page, path)
      const item = inPage(page, text)
      await item.scrollIntoViewIfNeeded()
      await expect(item.getByRole('img', { name: say.rated })).toBeVisible()
      await expect(item).toContainText(say.author)
      await item.getByRole('link', { name: say.photo }).click()
      await expect(page.getByRole('dialog').getByRole('img', { name: say.photo })).toHaveJSProperty('naturalWidth', 60)
      await page.keyboard.press('Escape')
      await expectFitInBoth(page, (tab) => expectInPage(tab, text))

      const question = `Both sides? ${randomUUID()}`
      await page.getByRole('button', { name: say.ask }).click()
      await page.getByRole('dialog').getByRole('textbox').fill(question)
      await page.getByRole('dialog').getByRole('button', { name: say.sendQuestion, exact: true }).click()
      await expect(page.getByText(say.asked, { exact: true })).toBeVisible()
      await staff('questions', 'answer', await listed('questions', question), 'Yes, both.')
      await expectInPage(page, question)
      await expect(inPage(page, question)).toContainText('Yes, both.')

      await openLive(page, order)
      await expect(page.getByText(say.published, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: say.change })).toBeVisible()
      await page.getByRole('button', { name: say.withdraw, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: say.withdraw, exact: true }).click()
      await expect(page.getByRole('button', { name: say.write })).toBeVisible()
      await expect
        .poll(async () => {
          await page.goto(path)
          return inPage(page, text).count()
        })
        .toBe(0)
    },
  )
}

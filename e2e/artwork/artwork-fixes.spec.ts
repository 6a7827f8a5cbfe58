import { expect } from '@playwright/test'
import { axeFindings } from '../axe.ts'
import { pageWithoutBleed, pdfOf } from './artwork-files.ts'
import { addButton, count, lines } from '../checkout/cart.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { findProduct } from '../shop-data.ts'

const WORDS = {
  en: {
    way: 'I have a file',
    choose: 'Choose a file',
    look: 'See what we found',
    fix: 'Fix it for me: The colour stops at the cut line',
    fixed: 'This is a fixed copy, and it is what we print.',
    compare: 'Compare your file with the fixed copy',
    ready: 'Ready to print',
    back: 'Back to mine',
  },
  ar: {
    way: 'لديّ ملف',
    choose: 'اختر ملفًا',
    look: 'شاهد ما وجدنا',
    fix: 'أصلحه لي: اللون يقف عند خط القص',
    fixed: 'هذه نسخة مصلحة، ومنها نطبع.',
    compare: 'قارن ملفك بالنسخة المصلحة',
    ready: 'جاهز للطباعة',
    back: 'أعد ملفي',
  },
} as const

for (const language of LANGUAGES) {
  const { inArabic } = once(language)
  const words = WORDS[language]
  inArabic(
    `a card without bleed is fixed by a tap, compared, and taken back, in ${language}`,
    async ({ page, request }) => {
      await page.setViewportSize({ width: language === 'ar' ? 390 : 1280, height: 844 })
      const { id } = await findProduct(
        request,
        ({ features, prices }) =>
          features.some(({ control }) => control === 'FILE') &&
          prices.length === 1 &&
          prices[0]?.remainingQuantity === null,
      )
      await openLive(page, `/${language}/product/${id}`)
      const answered = page.waitForResponse('**/api/artworks/sheet')
      await page.getByRole('radio', { name: words.way }).check({ force: true })
      await expect(page.getByRole('button', { name: words.choose })).toBeVisible()
      const { faces } = (await (await answered).json()).data
      const made = pageWithoutBleed(faces[0])
      await page
        .locator('.drop-zone input[type=file]')
        .first()
        .setInputFiles([await pdfOf('card.pdf', ...faces.map(() => made))])
      await page.getByRole('button', { name: words.look }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words.fix }).first().click()
      await expect(dialog.getByText(words.fixed)).toBeVisible({ timeout: 60_000 })
      await expect(dialog.getByText(words.ready, { exact: true })).toBeVisible()
      const slider = dialog.getByRole('slider', { name: words.compare })
      await slider.press('Home')
      await expect(slider).toHaveValue('0')
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await addButton(page).click()
      await expect(count(page)).toBeVisible()

      // The line of the cart is read anew: the copy is still beside the file, which can be taken back.
      await openLive(page, `/${language}/cart`)
      await lines(page).locator('summary').click()
      await lines(page).getByRole('button', { name: words.look }).click()
      await expect(dialog.getByText(words.fixed)).toBeVisible()
      await expect(dialog.getByRole('slider', { name: words.compare })).toBeVisible()
      await dialog.getByRole('button', { name: words.back }).click()
      await expect(dialog.getByRole('button', { name: words.fix }).first()).toBeVisible()
    },
  )
}

import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { axeFindings } from '../axe.ts'
import { goodPage, pageWithoutBleed, pdfOf } from './artwork-files.ts'
import { addButton, count, lines } from '../checkout/cart.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { EACH_ONCE } from '../viewports.ts'
import { DESK_WORDS, OPENED, openDesk, pagesOf, printed, send } from './product-desk.ts'

const WORDS = {
  en: {
    ...DESK_WORDS.en,
    look: 'See what we found',
    bleed: 'The colour stops at the cut line',
    tick: 'I have looked at everything marked. Print it like this.',
    confirm: 'Print it like this',
    confirmed: 'Ready to print, as you confirmed',
    fix: /must be fixed/,
    remove: /^Remove: /,
  },
  ar: {
    ...DESK_WORDS.ar,
    look: 'شاهد ما وجدنا',
    bleed: 'اللون يقف عند خط القص',
    tick: 'نظرت في كل ما عليه علامة. اطبعوه هكذا.',
    confirm: 'اطبعوه هكذا',
    confirmed: 'جاهز للطباعة كما أكّدت',
    fix: /يجب إصلاح/,
    remove: /^أزل: /,
  },
} as const

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)
  const words = WORDS[language]

  test.describe(`${language} at ${viewport.width}`, () => {
    test.use({ viewport })

    test('a good file goes through without a question, and into the cart', async ({ page, request }) => {
      const { id } = await printed(request)
      const sheet = await openDesk(page, language, id)
      await send(page, await pdfOf('card.pdf', ...pagesOf(sheet, goodPage(sheet))))
      await expect(page.getByText(words.ready, { exact: true })).toBeVisible(OPENED)
      expect(await axeFindings(page)).toEqual([])
      await page.reload()
      await expect(page.getByText(words.ready, { exact: true })).toBeVisible()
      await addButton(page).click()
      await expect(count(page)).toBeVisible()
      await openLive(page, `/${language}/cart`)
      await expect(lines(page).getByText('card.pdf')).toBeVisible()
      await expect(lines(page).getByText(words.ready, { exact: true })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })

    test('a file without bleed is explained at its place and confirmed by one tick', async ({ page, request }) => {
      const { id } = await printed(request)
      const sheet = await openDesk(page, language, id)
      await send(page, await pdfOf('card.pdf', ...pagesOf(sheet, pageWithoutBleed(sheet))))
      await page.getByRole('button', { name: words.look }).click(OPENED)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: words.bleed }).first()).toBeVisible()
      await expect(dialog.getByRole('img').first()).toBeVisible()
      expect(await behindWayOut(dialog)).toBe('H2')
      expect(await axeFindings(page)).toEqual([])
      await dialog.getByRole('button', { name: words.confirm }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await dialog.getByLabel(words.tick).check()
      await dialog.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByText(words.confirmed)).toBeVisible()
    })

    inArabic(
      'a wrong size must be fixed, and a document of Word is refused with how to export it',
      async ({ page, request }) => {
        const { id } = await printed(request)
        const sheet = await openDesk(page, language, id)
        const other = { width: sheet.width + 40, height: sheet.height + 10 }
        await send(page, await pdfOf('large.pdf', ...pagesOf(sheet, goodPage(other))))
        await expect(page.getByText(words.fix)).toBeVisible(OPENED)
        await send(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear printer') })
        await expect(page.getByText(words.refused)).toBeVisible(OPENED)
        await page.getByRole('button', { name: words.remove }).last().click()
        await expect(page.getByText(words.refused)).toBeHidden()
      },
    )
  })
}

/** What lies below the way out of a dialog that is scrolled: its title, which covers all that passes there. */
const behindWayOut = (dialog: Locator) =>
  dialog.evaluate((frame) => {
    frame.scrollTop = 140
    const close = frame.querySelector('.dialog-close')
    const { left = 0, top = 0, height = 0 } = close?.getBoundingClientRect() ?? {}
    const below = document.elementsFromPoint(left + 4, top + height / 2).find((each) => !close?.contains(each))
    frame.scrollTop = 0
    return below?.tagName
  })

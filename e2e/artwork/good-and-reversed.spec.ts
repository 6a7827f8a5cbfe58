import { expect, test } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { EACH_ONCE } from '../viewports.ts'
import { addButton, count } from '../checkout/cart.ts'
import { openLive } from '../open-live.ts'
import { cardFile } from './artwork-files.ts'
import { choose, look, openCardDesk } from './card-desk.ts'
import { DESK_WORDS } from './product-desk.ts'

const SENTENCES = {
  en: {
    ...DESK_WORDS.en,
    look: 'See what we found',
    reversed: 'This line runs backwards',
    mustFix: 'Must be fixed',
    confirm: 'Print it like this',
    remove: /^Remove: /,
    typeLine: 'Not quite? Type it as it should read',
    setLines: /^Set (?:this line|these \d+ lines) for me$/,
    note: 'Note for our team',
    changed: /^We change this file/,
    ours: 'Our designers set it for you',
  },
  ar: {
    ...DESK_WORDS.ar,
    look: 'شاهد ما وجدنا',
    reversed: 'هذا السطر مقلوب',
    mustFix: 'يجب إصلاحه',
    confirm: 'اطبعوه هكذا',
    remove: /^أزل: /,
    typeLine: 'ليس كذلك؟ اكتبه كما ينبغي أن يُقرأ',
    setLines: /^صُفّوا لي /,
    note: 'ملاحظة لفريقنا',
    changed: /^نعدّل هذا الملف/,
    ours: 'يصفّه لك مصممونا',
  },
} as const

/** The first file of a shop starts the process that opens it. */
const OPENED = { timeout: 90_000 }

test.describe.configure({ timeout: 300_000 })

for (const { language, viewport } of EACH_ONCE) {
  const words = SENTENCES[language]

  test(`a good card is asked nothing, a reversed line is stopped, in ${language} at ${viewport.width}`, async ({
    page,
  }, info) => {
    await page.setViewportSize(viewport)
    const sheet = await openCardDesk(page, language)
    await choose(page, await cardFile('good.pdf', sheet))
    await expect(page.getByText(words.ready, { exact: true })).toBeVisible(OPENED)
    await page.getByRole('button', { name: words.remove }).click()
    await choose(page, await cardFile('reversed.pdf', sheet, { setting: 'RAW' }))
    await page.getByRole('button', { name: words.look }).click(OPENED)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: words.reversed }).first()).toBeVisible()
    await expect(dialog.getByText(words.mustFix).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: words.confirm })).toHaveCount(0)
    await expectFit(page)
    await look(page, info, '03c arabic')
    // A person sets the line as it is proposed, or typed: the line of the cart is left to the designers, with the wish in its note.
    const line = dialog.getByLabel(words.typeLine).first()
    await expect(line).toHaveValue(/^[\p{L}\p{M}\p{N}\s.,:@+-]+$/u)
    await line.fill('استوديو نورة')
    await expect(dialog.locator('[lang="ar"][dir="rtl"]').filter({ hasText: 'استوديو نورة' })).toBeVisible()
    await dialog.getByRole('button', { name: words.setLines }).scrollIntoViewIfNeeded()
    await look(page, info, '03c as it should read')
    await dialog.getByRole('button', { name: words.setLines }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(words.ours, { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: words.note })).toHaveValue(/استوديو نورة/)
    await look(page, info, '03c left to designers')
    await addButton(page).click()
    await expect(count(page)).toBeVisible()
    await openLive(page, `/${language}/cart`)
    await expect(page.getByText(words.changed)).toBeVisible()
    await look(page, info, '03c in the cart')
  })
}

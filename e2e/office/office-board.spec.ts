import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { enter } from './office-desk.ts'
import { once } from '../once.ts'
import {
  acceptedJob,
  card,
  choose,
  column,
  dialog,
  expectCardIn,
  JOB_WORDS,
  named,
  pointAt,
  press,
} from './print-jobs.ts'
import { DESK } from '../viewports.ts'

const WORDS = {
  en: {
    ...JOB_WORDS.en,
    board: 'Board',
    account: 'Your account',
    undo: 'Undo',
    takenBack: 'Taken back',
    finish: 'Cut & finish',
    counted: 'Done, with counts',
    good: 'Good pieces',
    spoilt: 'Spoilt pieces',
    missing: 'The missing pieces are',
    again: 'Print again',
    byDay: 'By day',
    newStation: 'New station',
    nameEn: 'Name in English',
    nameAr: 'Name in Arabic',
    jobsADay: 'Jobs a day',
    add: 'Add',
    save: 'Save',
    inUse: 'In use',
  },
  ar: {
    ...JOB_WORDS.ar,
    board: 'لوحة الإنتاج',
    account: 'حسابك',
    undo: 'تراجع',
    takenBack: 'تم التراجع',
    finish: 'القص والتشطيب',
    counted: 'تم، مع العدد',
    good: 'القطع السليمة',
    spoilt: 'القطع التالفة',
    missing: 'القطع الناقصة في',
    again: 'أعد الطباعة',
    byDay: 'حسب اليوم',
    newStation: 'محطة جديدة',
    nameEn: 'الاسم بالإنجليزية',
    nameAr: 'الاسم بالعربية',
    jobsADay: 'الطاقة في اليوم',
    add: 'إضافة',
    save: 'حفظ',
    inUse: 'مستخدمة',
  },
} as const

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: DESK },
] as const) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  /** The code of a job on the board whose artwork was passed a moment ago. */
  async function jobToPrint(page: Page, browser: Browser): Promise<string> {
    await enter(page, language)
    const code = await acceptedJob(page, browser, language)
    await page.goto('/office/board')
    await expectCardIn(page, words, words.prepress, code)
    await press(page, code, words.artworkGood)
    await expectCardIn(page, words, words.print, code)
    return code
  }

  test.describe(`the board in ${language}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic('moves a job by its button and its menu, and takes a move back', async ({ page, browser }) => {
      await enter(page, language)
      const code = await acceptedJob(page, browser, language)
      await page.goto('/office/board')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.board)
      await expect(page.getByRole('link', { name: words.account })).toBeVisible()
      await expectFit(page)

      await expectCardIn(page, words, words.prepress, code)
      await press(page, code, words.artworkGood)
      await page.getByRole('button', { name: words.undo, exact: true }).click()
      await expect(page.getByText(words.takenBack, { exact: true })).toBeVisible()
      await expectCardIn(page, words, words.prepress, code)
      await press(page, code, words.artworkGood)
      await expectCardIn(page, words, words.print, code)

      await choose(page, words, code, words.report)
      await dialog(page).getByLabel(words.why, { exact: true }).fill('Gold is off')
      await expectFit(page)
      await dialog(page).getByRole('button', { name: words.report }).click()
      await expect(card(page, code)).toContainText('Gold is off')
      await press(page, code, words.goOn)
      await expect(card(page, code).getByRole('button', { name: words.start, exact: true })).toBeVisible()
    })

    inEnglish('a double click begins a job, and does not end it too', async ({ page, browser }) => {
      const code = await jobToPrint(page, browser)
      await pointAt(page, code)
      await card(page, code).getByRole('button', { name: words.start, exact: true }).dblclick({ delay: 80 })
      const state = async () =>
        (await (await page.request.get(`/api/office/production/jobs/${code}`)).json()).data.state
      await expect.poll(state).toBe('RUNNING')
      await expectCardIn(page, words, words.print, code)
      await expect(card(page, code).getByRole('button', { name: words.done, exact: true })).toBeVisible()
    })

    inEnglish('moves a job by keys alone', async ({ page, browser }) => {
      const code = await jobToPrint(page, browser)
      // To the second column, down to the card, and on.
      await page.locator('h1').click()
      const isAt = () => card(page, code).evaluate((each) => each.classList.contains('is-at'))
      for (let step = 0; step < 400 && !(await isAt()); step += 1) await page.keyboard.press(step < 2 ? 'l' : 'j')
      await expect(card(page, code)).toHaveClass(/is-at/)
      await expect(card(page, code).getByRole('link')).toBeFocused()
      await page.keyboard.press('m')
      await expect(card(page, code).getByRole('button', { name: words.done }).first()).toBeVisible()
      await page.keyboard.press('m')
      await expectCardIn(page, words, words.finish, code)
      await expect(card(page, code).getByRole('link')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(card(page, code).getByRole('button').first()).toBeFocused()
    })

    inEnglish('a pointer at a card leaves its number in sight', async ({ page, browser }) => {
      await enter(page, language)
      const code = await acceptedJob(page, browser, language)
      await page.goto('/office/board')
      await expectCardIn(page, words, words.prepress, code)
      await pointAt(page, code)
      await expect(card(page, code).getByRole('button', { name: words.artworkGood })).toBeVisible()
      const number = await card(page, code).getByText(code, { exact: true }).boundingBox()
      const actions = await card(page, code).locator('.job-actions').boundingBox()
      expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual((actions?.y ?? 0) + 6)
    })

    inEnglish('the focus walks through the orders with the keys', async ({ page }) => {
      await enter(page, language)
      await page.goto('/office/orders')
      const links = page.getByRole('rowheader').getByRole('link')
      await expect(links.first()).toBeVisible()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await expect(links.nth(1)).toBeFocused()
      await page.keyboard.press('k')
      await expect(links.first()).toBeFocused()
    })

    inEnglish(
      'counts spoilt pieces, prints the missing ones again, and shows a day after the other',
      async ({ page, browser }) => {
        const code = await jobToPrint(page, browser)
        await press(page, code, words.start)
        await choose(page, words, code, words.counted)
        const good = dialog(page).getByLabel(words.good)
        const pieces = Number(await good.inputValue())
        await good.fill(String(pieces - 1))
        await dialog(page).getByLabel(words.spoilt).fill('1')
        await expectFit(page)
        await dialog(page).getByRole('button', { name: words.counted }).click()
        await expect(page.getByText(named(words.missing, `${code}-2`)).first()).toBeVisible()
        await expectCardIn(page, words, words.print, `${code}-2`)
        await expectCardIn(page, words, words.finish, code)

        await choose(page, words, code, words.again)
        await dialog(page).getByLabel(words.why, { exact: true }).fill('Foil fell off')
        await dialog(page).getByRole('button', { name: words.again }).click()
        await expectCardIn(page, words, words.print, code)

        await page.getByRole('button', { name: words.byDay, exact: true }).click()
        await expect(page).toHaveURL(/by=day/)
        await expect(column(page, words.print).getByRole('heading', { level: 3 }).first()).toBeVisible()
        await expectFit(page)
      },
    )

    inArabic('moves a job by dragging its card', async ({ page, browser }) => {
      await enter(page, language)
      const code = await acceptedJob(page, browser, language)
      await page.goto('/office/board')
      await expectCardIn(page, words, words.prepress, code)
      await card(page, code).dragTo(column(page, words.print).locator('header'))
      await expectCardIn(page, words, words.print, code)
    })

    inEnglish('stations are added, changed and taken out of use', async ({ page }) => {
      await enter(page, language)
      await page.goto('/office/workshop')
      const added = page.getByRole('form', { name: words.newStation })
      await expectFit(page)
      await added.getByLabel(words.nameEn).fill(`Foil ${language}`)
      await added.getByLabel(words.nameAr).fill(`بصمة ${language}`)
      await added.getByRole('button', { name: words.add, exact: true }).click()
      const foil = page.getByRole('form', { name: `Foil ${language}` })
      await foil.getByLabel(words.jobsADay).fill('12')
      await foil.getByRole('checkbox', { name: words.inUse }).uncheck()
      const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
      await foil.getByRole('button', { name: words.save, exact: true }).click()
      // A page that is loaded again before would take the request back.
      await stored
      await page.reload()
      await expect(foil.getByLabel(words.jobsADay)).toHaveValue('12')
      await expect(foil.getByRole('checkbox', { name: words.inUse })).not.toBeChecked()
    })
  })
}

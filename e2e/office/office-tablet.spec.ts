import { expect, test } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { enter } from './office-desk.ts'
import { once } from '../once.ts'
import { acceptedJob, dialog, expectCardIn, JOB_WORDS, named } from './print-jobs.ts'
import { DESK } from '../viewports.ts'

const WORDS = {
  en: {
    ...JOB_WORDS.en,
    newPin: 'Six digits',
    setPin: 'Set the PIN',
    addTablet: 'Add a tablet',
    name: 'Name',
    station: 'Station',
    showCode: 'Show the code',
    link: 'Link',
    pair: 'Pair this device',
    toStation: 'To the station',
    pin: 'PIN',
    wrongPin: 'This is not the PIN of this person',
    noted: 'is noted',
    unpaired: 'This device is no tablet of a station',
    end: 'End:',
  },
  ar: {
    ...JOB_WORDS.ar,
    newPin: 'ستة أرقام',
    setPin: 'تعيين الرقم السري',
    addTablet: 'إضافة جهاز',
    name: 'الاسم',
    station: 'المحطة',
    showCode: 'إظهار الرمز',
    link: 'الرابط',
    pair: 'ربط هذا الجهاز',
    toStation: 'إلى المحطة',
    pin: 'الرقم السري',
    wrongPin: 'ليس هذا الرقم السري لهذا الشخص',
    noted: 'تم تسجيل',
    unpaired: 'هذا الجهاز ليس جهاز محطة',
    end: 'إنهاء:',
  },
} as const

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: DESK },
] as const) {
  const { inArabic } = once(language)
  const words = WORDS[language]

  test.describe(`a tablet in ${language}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic(
      'is paired with a station, and moves its jobs by the PIN of a person',
      async ({ page, browser, baseURL }) => {
        await enter(page, language)
        const code = await acceptedJob(page, browser, language)
        await page.goto('/office/account')
        await page.getByLabel(words.newPin).fill('483920')
        await page.getByRole('button', { name: words.setPin }).click()
        await expect(page.getByLabel(words.newPin)).toHaveValue('')

        await page.goto('/office/tablets')
        await page.getByRole('button', { name: words.addTablet }).click()
        await dialog(page).getByLabel(words.name).fill(`Bench ${language}`)
        await dialog(page).getByLabel(words.station).selectOption({ label: words.prepress })
        await dialog(page).getByRole('button', { name: words.showCode }).click()
        await expectFit(page)
        const link = await dialog(page).getByLabel(words.link).inputValue()

        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          viewport: { width: 820, height: 1180 },
          locale: language === 'ar' ? 'ar-SA' : 'en-GB',
        })
        const tablet = await context.newPage()
        await tablet.goto('/office/tablet')
        await expect(tablet.getByRole('heading', { name: words.unpaired })).toBeVisible()
        await tablet.goto(link)
        await tablet.getByRole('button', { name: words.pair }).click()
        await tablet.getByRole('link', { name: words.toStation }).click()
        await expect(tablet.getByRole('heading', { name: words.prepress, level: 1 })).toBeVisible()
        await expectFit(tablet)

        await tablet.getByLabel(words.typed).fill(code)
        await tablet.keyboard.press('Enter')
        await expect(tablet.getByRole('article', { name: code })).toBeVisible()
        await expectFit(tablet)
        await tablet.getByRole('button', { name: words.artworkGood }).click()
        await dialog(tablet).getByRole('button', { name: 'Layla' }).last().click()
        await dialog(tablet).getByLabel(words.pin).fill('999111')
        await dialog(tablet).getByRole('button', { name: words.artworkGood }).click()
        await expect(dialog(tablet).getByText(words.wrongPin)).toBeVisible()
        await expectFit(tablet)
        await dialog(tablet).getByLabel(words.pin).fill('483920')
        await dialog(tablet).getByRole('button', { name: words.artworkGood }).click()
        await expect(tablet.getByText(words.noted).first()).toBeVisible()
        await page.goto('/office/board')
        await expectCardIn(page, words, words.print, code)

        await page.goto('/office/tablets')
        await page.getByRole('button', { name: named(words.end, `Bench ${language}`) }).click()
        await expect(page.getByRole('button', { name: named(words.end, `Bench ${language}`) })).toHaveCount(0)
        await tablet.reload()
        await expect(tablet.getByRole('heading', { name: words.unpaired })).toBeVisible()
        await context.close()
      },
    )
  })
}

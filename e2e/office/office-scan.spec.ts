import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectFit } from '../fit.ts'
import { enter } from './office-desk.ts'
import { once } from '../once.ts'
import { acceptedJob, dialog, JOB_WORDS, named } from './print-jobs.ts'
import { PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    ...JOB_WORDS.en,
    packed: 'Packed',
    made: 'This job is made.',
    foreign: 'This code is not of this shop.',
    unknown: 'There is no job',
    waits: 'waits for the connection',
    photo: 'Photo',
    photoOf: 'Photo of a problem',
  },
  ar: {
    ...JOB_WORDS.ar,
    packed: 'تم التغليف',
    made: 'اكتمل أمر التشغيل.',
    foreign: 'هذا الرمز ليس من مطبعتنا.',
    unknown: 'لا يوجد أمر تشغيل',
    waits: 'تنتظر الاتصال',
    photo: 'صورة',
    photoOf: 'صورة المشكلة',
  },
} as const

const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8a24a' } })
    .png()
    .toBuffer()

for (const language of ['en', 'ar'] as const) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  test.describe(`scanning in ${language} on a phone`, () => {
    test.use({ viewport: PHONE, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic(
      'a typed ticket goes through all stations, also while there is no line',
      async ({ page, browser, context }) => {
        await enter(page, language)
        const code = await acceptedJob(page, browser, language)
        await page.goto('/office/board')
        await expectFit(page)
        await page.goto('/office/scan')
        await expectFit(page)
        const type = async (text: string) => {
          await page.getByLabel(words.typed).fill(text)
          await page.keyboard.press('Enter')
        }
        await type('https://evil.example/office/scan/1-1')
        await expect(page.getByRole('alert').filter({ hasText: words.foreign })).toBeVisible()
        await type('9999999-1')
        await expect(page.getByRole('alert').filter({ hasText: words.unknown })).toBeVisible()

        // As a scanner types under an Arabic layout.
        await type(code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
        await expect(page.getByRole('article', { name: code })).toBeVisible()
        await expectFit(page)
        await page.getByRole('button', { name: words.artworkGood }).click()
        await page.getByRole('button', { name: words.start, exact: true }).click()

        await page.getByRole('button', { name: named(words.what, code) }).click()
        await page.getByRole('menuitem', { name: words.report }).click()
        await dialog(page).getByLabel(words.why, { exact: true }).fill('Gold is off')
        const photo = { name: 'gold.png', mimeType: 'image/png', buffer: await picture() }
        await dialog(page).getByLabel(words.photo, { exact: true }).setInputFiles(photo)
        await expectFit(page)
        await dialog(page).getByRole('button', { name: words.report }).click()
        await expect(page.getByRole('img', { name: words.photoOf })).toBeVisible()
        await page.getByRole('button', { name: words.goOn }).click()
        await page.getByRole('button', { name: words.start, exact: true }).click()

        await expect(page.getByRole('button', { name: words.done, exact: true })).toBeVisible()
        await context.setOffline(true)
        await page.getByRole('button', { name: words.done, exact: true }).click()
        await expect(page.getByText(words.waits)).toBeVisible()
        await context.setOffline(false)
        await expect(page.getByText(words.waits)).toHaveCount(0)

        await page.getByRole('button', { name: words.start, exact: true }).click()
        await page.getByRole('button', { name: words.done, exact: true }).click()
        await page.getByRole('button', { name: words.packed }).click()
        await expect(page.getByText(words.made)).toBeVisible()
      },
    )

    inEnglish('and on a tablet: only there the camera and WebAssembly may be used', async ({ request }) => {
      for (const [path, isScan] of [
        ['/office/scan', true],
        ['/office/scan/10001-1', true],
        ['/office/tablet', true],
        ['/office/tablets', false],
        ['/office/board', false],
        ['/office/scanner', false],
      ] as const) {
        const headers = (await request.get(path)).headers()
        expect(headers['permissions-policy']?.includes('camera=(self)'), path).toBe(isScan)
        expect(headers['content-security-policy']?.includes("'wasm-unsafe-eval'"), path).toBe(isScan)
      }
    })
  })
}

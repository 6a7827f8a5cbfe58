import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { enter } from './office-desk.ts'
import { once } from '../once.ts'
import { DESK } from '../viewports.ts'

for (const { language, exports, csv } of [
  { language: 'en', exports: 'Export', csv: 'As a CSV file' },
  { language: 'ar', exports: 'تصدير', csv: 'ملف CSV' },
] as const) {
  const { inArabic } = once(language)

  test.describe(`files of lists in ${language}`, () => {
    test.use({ viewport: DESK, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic('are taken of jobs, payments and staff', async ({ page }) => {
      await enter(page, language, 'owner')
      for (const [path, name] of [
        ['/office/board', 'jobs'],
        ['/office/payments?needs=refundsToSend', 'payments'],
        ['/office/staff', 'staff'],
      ] as const) {
        await page.goto(path)
        await expectFit(page)
        await page.getByRole('button', { name: exports, exact: true }).click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: csv }).click(),
        ])
        expect(download.suggestedFilename()).toBe(`${name}.csv`)
        const text = await readFile(await download.path(), 'utf8')
        expect(text.split('\n').length).toBeGreaterThan(2)
      }
    })
  })
}

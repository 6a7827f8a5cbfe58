import { expect, test } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { newPerson } from './office-people.ts'
import { DESK, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    title: 'Parts of the office',
    empty: 'Empty',
    forbidden: 'No permission',
    sees: 'Your roles do not include this',
  },
  ar: { title: 'أجزاء المكتب', empty: 'فارغ', forbidden: 'لا صلاحية', sees: 'أدوارك لا تشمل هذا' },
} as const

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const) {
  const words = WORDS[language]

  test(`every part is seen in its states in ${language} at ${viewport.width}`, async ({ browser, baseURL }) => {
    const person = (role: string) =>
      newPerson(browser, { role, name: 'Layla', language, viewport, baseURL: baseURL ?? '' })
    const owner = await person('owner')
    await owner.goto('/office/parts')
    await expect(owner.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(owner.getByRole('group', { name: words.empty }).getByRole('link')).toBeVisible()
    await expect(owner.getByRole('group', { name: words.forbidden }).getByText(words.sees)).toBeVisible()
    await expectFit(owner)
    const viewer = await person('viewer')
    await viewer.goto('/office/parts')
    await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(words.sees)
  })
}

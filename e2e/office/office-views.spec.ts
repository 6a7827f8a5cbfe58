import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { newPerson } from './office-people.ts'
import { once } from '../once.ts'
import { DESK, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    views: 'Lists of orders',
    saveView: 'Save what the list shows',
    name: 'Name',
    share: 'For everyone who sees this list',
    save: 'Save',
    menu: 'What can be done with the view',
    remove: 'Remove the view',
    taken: 'You have one of this name already',
    late: 'Late',
  },
  ar: {
    views: 'قوائم الطلبات',
    saveView: 'احفظ ما تعرضه القائمة',
    name: 'الاسم',
    share: 'لكل من يرى هذه القائمة',
    save: 'حفظ',
    menu: 'إجراءات العرض',
    remove: 'إزالة العرض',
    taken: 'لديك واحدة بهذا الاسم',
    late: 'متأخرة',
  },
} as const

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const) {
  const { inArabic } = once(language)
  const words = WORDS[language]

  inArabic(`a list is saved as a view and shared with colleagues, in ${language}`, async ({ browser, baseURL }) => {
    const person = (name: string) =>
      newPerson(browser, { role: 'sales', name, language, viewport, baseURL: baseURL ?? '' })
    const [page, colleague] = [await person('Omar'), await person('Noura')]
    const name = `VIP ${language}`
    await page.goto('/office/orders?late=true&sort=-total')
    await page.getByRole('button', { name: words.saveView }).click()
    await dialog(page).getByLabel(words.name, { exact: true }).fill(name)
    await dialog(page).getByRole('checkbox', { name: words.share }).check()
    await expectFit(page)
    await dialog(page).getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expectFit(page)

    await page.getByRole('button', { name: words.saveView }).click()
    await dialog(page).getByLabel(words.name, { exact: true }).fill(name)
    await dialog(page).getByRole('button', { name: words.save, exact: true }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(words.taken)

    await colleague.goto('/office/orders')
    await colleague.getByRole('link', { name }).click()
    await expect(colleague).toHaveURL(/late=true&sort=-total/)
    await expectFit(colleague)
    await expect(colleague.getByRole('button', { name: words.menu })).toHaveCount(0)

    await page.goto('/office/orders?late=true&sort=-total')
    await page.getByRole('button', { name: words.menu }).click()
    await page.getByRole('menuitem', { name: words.remove }).click()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
}

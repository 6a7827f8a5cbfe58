import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectFit } from '../fit.ts'
import { enter } from './office-desk.ts'
import { once } from '../once.ts'
import { DESK, PHONE } from '../viewports.ts'

const WORDS = {
  en: {
    staff: 'Staff & roles',
    invite: 'Invite a person',
    name: 'Name',
    email: 'Email',
    sales: 'Sales',
    send: 'Send the invitation',
    sent: 'Invitation sent',
    link: 'Link',
    done: 'Done',
    save: 'Save',
    yours: 'Yours, not saved',
    takeBack: 'Take back',
    takenBack: 'Taken back',
    takesBack: 'The change it took back',
    activity: 'Activity',
    account: 'Your account',
    newRole: 'New role',
    tablets: 'Tablets',
    active: 'Active',
    inactive: 'Inactive',
    deactivate: 'Deactivate',
  },
  ar: {
    staff: 'الموظفون والأدوار',
    invite: 'دعوة موظف',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    sales: 'المبيعات',
    send: 'إرسال الدعوة',
    sent: 'تم إرسال الدعوة',
    link: 'الرابط',
    done: 'تم',
    save: 'حفظ',
    yours: 'تعديلك، لم يُحفظ',
    takeBack: 'تراجع',
    takenBack: 'جرى التراجع عنه',
    takesBack: 'التغيير الذي جرى التراجع عنه',
    activity: 'سجل النشاط',
    account: 'حسابك',
    newRole: 'دور جديد',
    tablets: 'الأجهزة اللوحية',
    active: 'نشط',
    inactive: 'غير نشط',
    deactivate: 'إلغاء التفعيل',
  },
} as const

type Language = keyof typeof WORDS

/** Comes in as a manager, and invites a person whose name no one else has. */
async function begin(page: Page, language: Language): Promise<{ name: string; href: string }> {
  const words = WORDS[language]
  const mark = `${language}-${Date.now()}`
  await enter(page, language)
  // People of other tests fill more than a page of the list.
  await page.goto(`/office/staff?q=${mark}`)
  await page.getByRole('button', { name: words.invite }).click()
  const dialog = page.getByRole('dialog')
  const name = `Reem ${mark}`
  await dialog.getByLabel(words.name).fill(name)
  await dialog.getByLabel(words.email).fill(`reem-${mark}@shop.example`)
  await dialog.getByRole('checkbox', { name: words.sales }).check()
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
  const href = await dialog.getByLabel(words.link).inputValue()
  await dialog.getByRole('button', { name: words.done }).click()
  return { name, href }
}

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: PHONE },
] as const) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`people of the office in ${language} at ${viewport.width} px`, () => {
    const words = WORDS[language]
    const locale = language === 'ar' ? 'ar-SA' : 'en-GB'
    test.use({ viewport, locale })

    inEnglish('are invited, edited by two at once, and nothing typed is lost', async ({ page, browser, baseURL }) => {
      const { name } = await begin(page, language)
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expectFit(page)
      const other = await browser.newPage({ baseURL: baseURL ?? '', viewport, locale })
      await enter(other, language)
      await other.goto(page.url())
      await other.getByLabel(words.name).fill(`${name} A`)
      await page.getByLabel(words.name).fill(`${name} B`)
      await other.getByRole('button', { name: words.save }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${name} A`)
      await page.keyboard.press('Control+s')
      await expect(page.getByText(words.yours)).toBeVisible()
      await expectFit(page)
      await page.reload()
      await expect(page.getByLabel(words.name)).toHaveValue(`${name} B`)
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: words.save }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} B`)
      const back = page.getByRole('button', { name: words.takeBack })
      await page
        .getByRole('listitem')
        .filter({ hasText: `${name} B`, has: back })
        .getByRole('button')
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} A`)
      const undone = page.getByRole('link', { name: words.takenBack }).first()
      await expect(undone).toBeVisible()
      // Both changes lead to each other in the activity.
      await undone.click()
      const there = page.locator('tr.at-cursor')
      await there.getByRole('link', { name: words.takesBack }).click()
      await expect(there.getByRole('link', { name: words.takenBack })).toBeVisible()
      await expectFit(page)
      await other.close()
    })

    inArabic('are active or inactive (S392)', async ({ page }) => {
      const { name } = await begin(page, language)
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.getByRole('switch').click()
      await page.getByRole('dialog').getByRole('button', { name: words.deactivate }).click()
      await expect(page.getByRole('switch')).not.toBeChecked()
      await page.goto('/office/staff?status=INACTIVE')
      await expect(page.getByRole('link', { name })).toBeVisible()
      await expectFit(page)
    })

    test('have their roles, their activity and their own account', async ({ page }) => {
      await begin(page, language)
      for (const [path, heading] of [
        ['/activity', words.activity],
        ['/account', words.account],
        ['/tablets', words.tablets],
      ] as const) {
        await page.goto(`/office${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expectFit(page)
      }
    })
  })
}

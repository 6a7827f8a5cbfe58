import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { appCode } from './authenticator.ts'
import { fromOwnNetwork } from './customers.ts'
import { staff } from './staff.ts'

/** What is pressed on the way into the office. */
const WORDS = {
  en: {
    next: 'Next',
    newPassword: 'New password',
    stored: 'I have stored them safely',
    toOffice: 'To the office',
    nothingWaits: 'What we have promised',
  },
  ar: {
    next: 'التالي',
    newPassword: 'كلمة مرور جديدة',
    stored: 'حفظتها في مكان آمن',
    toOffice: 'إلى المكتب',
    nothingWaits: 'ما وعدنا به',
  },
} as const

export type OfficeLanguage = keyof typeof WORDS

export const STAFF_PASSWORD = 'a quiet press at night'

/** The link that the command prints for a new person. */
export async function invite(email: string, language: OfficeLanguage, role = 'manager'): Promise<string> {
  const printed = await staff('staff', 'invite', email, '--name', 'Layla', '--role', role, '--language', language)
  return /\/office\/join#\S+/.exec(printed)?.[0] ?? ''
}

/** Comes in by an invitation; answers what is needed to log in again. `look` sees the step of the second factor. */
export async function join(
  page: Page,
  language: OfficeLanguage,
  link: string,
  look: () => Promise<void> = async () => undefined,
): Promise<{ recoveryCode: string }> {
  const words = WORDS[language]
  await fromOwnNetwork(page.context())
  await page.goto(link)
  await page.getByLabel(words.newPassword).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: words.next }).click()
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await look()
  await codeField(page).fill(appCode(secret))
  const recoveryCode = (await page.getByRole('listitem').first().textContent()) ?? ''
  await page.getByRole('checkbox', { name: words.stored }).check()
  await page.getByRole('button', { name: words.toOffice }).click()
  await expect(page.getByRole('heading', { name: words.nothingWaits })).toBeVisible()
  return { recoveryCode }
}

/** Comes into the office as a new person. */
export const enter = async (page: Page, language: OfficeLanguage, role = 'manager'): Promise<void> => {
  await join(page, language, await invite(`${role}-${crypto.randomUUID()}@shop.example`, language, role))
}

const codeField = (page: Page) => page.locator('input[autocomplete="one-time-code"]')

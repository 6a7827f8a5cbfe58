import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { appCode } from './authenticator.ts'
import { fromOwnNetwork } from '../customers.ts'
import { acceptInvitation, invite, STAFF_PASSWORD } from './office-owner.ts'

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

/** Takes an invitation up by calls, with the browser's cookies: the next page that opens is signed in. */
export async function joinByCalls(context: BrowserContext, link: string): Promise<void> {
  await fromOwnNetwork(context)
  await acceptInvitation(context.request, link)
}

/** Comes into the office as a new person: for tests whose subject is not how one does. */
export const enter = async (page: Page, language: OfficeLanguage, role = 'manager'): Promise<void> => {
  await joinByCalls(
    page.context(),
    await invite({ email: `${role}-${crypto.randomUUID()}@shop.example`, name: 'Layla', language, role }),
  )
  await page.goto('/office')
  await expect(page.getByRole('heading', { name: WORDS[language].nothingWaits })).toBeVisible()
}

const codeField = (page: Page) => page.locator('input[autocomplete="one-time-code"]')

import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { appCode } from './authenticator.ts'
import { fromOwnNetwork } from './customers.ts'
import { staff } from './staff.ts'

const PASSWORD = 'a quiet press at night'

type Wanted = {
  readonly role: string
  readonly name: string
  readonly language: 'en' | 'ar'
  readonly baseURL: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** A person of the office with a session of their own, whose second factor was just shown. */
export async function newPerson(browser: Browser, { role, name, language, baseURL, viewport }: Wanted): Promise<Page> {
  const email = `${role}-${language}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@shop.example`
  const printed = await staff('staff', 'invite', email, '--name', name, '--role', role, '--language', language)
  const context = await browser.newContext({ baseURL, viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })
  const page = await context.newPage()
  await fromOwnNetwork(page.context())
  await page.goto(/\/office\/join#\S+/.exec(printed)?.[0] ?? '')
  await page.locator('input[type="password"]').fill(PASSWORD)
  await page.locator('button[type="submit"]').click()
  const secret = (await page.locator('code').first().textContent())?.replaceAll(' ', '') ?? ''
  await page.locator('input[autocomplete="one-time-code"]').fill(appCode(secret))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: language === 'ar' ? 'إلى المكتب' : 'To the office' }).click()
  await expect(page.getByRole('navigation').first()).toBeAttached()
  return page
}

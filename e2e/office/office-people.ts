import type { Browser, Page } from '@playwright/test'
import { joinByCalls } from './office-desk.ts'
import { invite } from './office-owner.ts'

type PersonSetup = {
  readonly role: string
  readonly name: string
  readonly language: 'en' | 'ar'
  readonly baseURL: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** A person of the office with a session of their own, whose second factor was just shown, before a page is open. */
export async function newPerson(
  browser: Browser,
  { role, name, language, baseURL, viewport }: PersonSetup,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })
  await joinByCalls(
    context,
    await invite({ email: `${role}-${crypto.randomUUID()}@shop.example`, name, language, role }),
  )
  return context.newPage()
}

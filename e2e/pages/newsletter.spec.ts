import { expect, test } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'

const SENTENCES = {
  en: {
    subscribed: 'You’re subscribed.',
    already: 'This email is already subscribed.',
    invalid: 'Invalid email address',
    left: 'You have unsubscribed from our newsletter',
    nowhere: 'This link does not work',
  },
  ar: {
    subscribed: 'تم الاشتراك.',
    already: 'هذا البريد الإلكتروني مشترك بالفعل.',
    invalid: 'البريد الإلكتروني غير صحيح',
    left: 'تم إلغاء اشتراكك في نشرتنا',
    nowhere: 'هذا الرابط لا يعمل',
  },
} as const

const NO_TOKEN = 'x'.repeat(40)

async function articlePath(request: APIRequestContext, language: string): Promise<string> {
  const response = await request.get('/api/app/blogs', { headers: { 'Accept-Language': language } })
  const [first] = ((await response.json()) as { data: { id: string; slug: string }[] }).data
  return `/${language}/blogs/${first?.id}/${first?.slug}`
}

/** The address of the page on which a subscriber can leave, out of the letter that the outbox keeps. */
async function leavePath(request: APIRequestContext, address: string): Promise<string> {
  const letters = (await (await request.get('/dev/outbox')).text()).split('<details>')
  const letter = letters.find((each) => each.includes(`>${address}<`))
  const path = /\/(?:en|ar)?\/?home\?unsubscribe=[\w-]+/.exec(letter ?? '')?.[0]
  if (!path) throw new Error(`no letter to ${address} in the outbox`)
  return path
}

const subscribe = async (page: Page, address: string) => {
  await page.locator('#box-email').fill(address)
  await page.locator('#box-email ~ button').click()
}

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const says = SENTENCES[language]

  inArabic(`subscribing at the end of an article in ${language}, and leaving again`, async ({ page, request }) => {
    const address = `reader-${language}@studio.example`
    await openLive(page, await articlePath(request, language))
    await subscribe(page, 'reader@')
    await expect(page.locator('#box-outcome')).toHaveText(says.invalid)
    await expect(page.locator('#box-email')).toBeFocused()
    await expect(page.locator('#box-email')).toHaveValue('reader@')
    await expect(page.locator('.toast')).toBeVisible()
    await subscribe(page, address)
    await expect(page.locator('#box-outcome')).toHaveText(says.subscribed)
    await subscribe(page, address)
    await expect(page.locator('#box-outcome')).toHaveText(says.already)

    // Opening the letter's link, as mail scanners do, ends nothing yet.
    await openLive(page, await leavePath(request, address))
    await page.locator('.ask').first().getByRole('button').click()
    await expect(page.getByRole('heading', { name: says.left })).toBeVisible()
    await expect(page.locator('.toast')).toContainText(says.left)
    await page.reload()
    await expect(page.getByRole('heading', { name: says.left })).toBeVisible()
    await expect(page.locator('.ask').first().getByRole('button')).toHaveCount(0)
  })

  inEnglish(`a link that leads nowhere says so in ${language}`, async ({ page }) => {
    await openLive(page, `/${language}/home?unsubscribe=${NO_TOKEN}`)
    await page.locator('.ask').first().getByRole('button').click()
    await expect(page.getByRole('heading', { name: says.nowhere })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one can subscribe and leave', async ({ page, request }) => {
    const address = 'plain@studio.example'
    await page.goto(await articlePath(request, 'en'))
    await subscribe(page, address)
    await expect(page.locator('#newsletter-outcome')).toHaveText(SENTENCES.en.subscribed)
    await page.goto(await leavePath(request, address))
    await page.locator('.ask').first().getByRole('button').click()
    await expect(page.locator('.ask h2').first()).toHaveText(SENTENCES.en.left)
  })
})

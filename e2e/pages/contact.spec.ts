import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'

const SENTENCES = {
  en: {
    name: 'Full name is required',
    email: 'Invalid email address',
    short: 'Phone must be at least 10 digits',
    letters: 'Phone must contain only numbers',
    message: 'Message is required',
    sent: 'Your message has been sent',
    limited: /Too many attempts/,
    failed: /Nothing that you typed is lost/,
  },
  ar: {
    name: 'الاسم الكامل مطلوب',
    email: 'البريد الإلكتروني غير صحيح',
    short: 'يجب ألا يقل رقم الجوال عن 10 أرقام',
    letters: 'يجب أن يحتوي رقم الجوال على أرقام فقط',
    message: 'نص الرسالة مطلوب',
    sent: 'وصلتنا رسالتك',
    limited: /محاولات كثيرة/,
    failed: /لم يضع شيء مما كتبته/,
  },
} as const

const box = (page: Page, name: string) => page.locator(`.form [name="${name}"]`)
const field = (page: Page, name: string) => page.locator('.field', { has: page.locator(`[name="${name}"]`) })
const send = (page: Page) => page.locator('.form button[type="submit"]').click()

async function fillIn(page: Page): Promise<void> {
  await box(page, 'fullName').fill('نورة العتيبي')
  await box(page, 'email').fill('noura@studio.example')
  await box(page, 'phoneNumber').fill('٠٥٥١٢٣٤٥٦٧')
  await box(page, 'message').fill('Do you print on cork?')
}

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const says = SENTENCES[language]

  test.describe(`writing to the company in ${language}`, () => {
    inArabic('an empty form says what is missing and goes to the first of it', async ({ page }) => {
      await openLive(page, `/${language}/contact-us`)
      await send(page)
      await expect(box(page, 'fullName')).toBeFocused()
      await expect(field(page, 'fullName')).toContainText(says.name)
      await expect(field(page, 'email')).toContainText(says.email)
      await expect(field(page, 'phoneNumber')).toContainText(says.short)
      await expect(field(page, 'message')).toContainText(says.message)
      await expect(page.locator('.form-alert')).not.toBeEmpty()
      await expect(page.locator('.toast')).toBeVisible()
    })

    test('what is said at the edge of a phone does not cover the field that is wrong', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 })
      await openLive(page, `/${language}/contact-us`)
      await fillIn(page)
      await box(page, 'message').fill('')
      await page.locator('.form button[type="submit"]').evaluate((button: HTMLElement) => {
        button.scrollIntoView({ block: 'end' })
        button.click()
      })
      await expect(page.locator('.toast')).toBeVisible()
      await expect(field(page, 'message')).toContainText(says.message)
      const lowest = async () => {
        const wrong = await field(page, 'message').boundingBox()
        const said = await page.locator('.toast').boundingBox()
        return said && wrong ? said.y - (wrong.y + wrong.height) : Number.NaN
      }
      await expect.poll(lowest).toBeGreaterThanOrEqual(0)
    })

    inEnglish('a field is judged when it is left, and forgiven as soon as it is right', async ({ page }) => {
      await openLive(page, `/${language}/contact-us`)
      await box(page, 'email').fill('noura@')
      await expect(field(page, 'email')).not.toContainText(says.email)
      await box(page, 'phoneNumber').fill('call me')
      await expect(field(page, 'email')).toContainText(says.email)
      await box(page, 'message').focus()
      await expect(field(page, 'phoneNumber')).toContainText(says.letters)
      await expect(box(page, 'phoneNumber')).toHaveAttribute('aria-invalid', 'true')
      await box(page, 'phoneNumber').fill('+966 55 123 4567')
      await expect(field(page, 'phoneNumber')).not.toContainText(says.letters)
      await expect(field(page, 'phoneNumber')).toHaveClass(/ok/)
    })

    inArabic('what the server refuses is said at the form and as a toast, and nothing is lost', async ({ page }) => {
      await openLive(page, `/${language}/contact-us`)
      await fillIn(page)
      const answers = [
        [429, { code: 'RATE_LIMITED' }, says.limited],
        [500, { code: 'UNEXPECTED' }, says.failed],
        [400, { code: 'VALIDATION', errors: [{ field: 'email', code: 'invalid_email', message: '' }] }, /./],
      ] as const
      for (const [status, body, sentence] of answers) {
        await page.route('**/api/contacts', (route) =>
          route.fulfill({ status, json: { status: 0, message: '', data: null, ...body } }),
        )
        await send(page)
        await expect(page.locator('.form-alert')).toContainText(sentence)
        await expect(page.locator('.toast')).toContainText(sentence)
        await expect(box(page, 'message')).toHaveValue('Do you print on cork?')
        await page.unroute('**/api/contacts')
      }
      await expect(field(page, 'email')).toContainText(says.email)
      await expect(box(page, 'email')).toBeFocused()
    })
  })
}

test('what was typed survives a change of language', async ({ page }) => {
  await openLive(page, '/en/contact-us')
  await fillIn(page)
  await page.locator('.top .langs [lang="ar"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(box(page, 'fullName')).toHaveValue('نورة العتيبي')
  await expect(box(page, 'message')).toHaveValue('Do you print on cork?')
})

test('a message arrives, gets a number, and leaves no draft', async ({ page, request }) => {
  await openLive(page, '/en/contact-us')
  await send(page)
  await expect(page.locator('.toast')).toBeVisible()
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('heading', { name: SENTENCES.en.sent })).toBeFocused()
  // What was said of the first try does not stand over the thanks.
  await expect(page.locator('.toast')).toBeHidden()
  const reference = (await page.locator('.sent-number bdi').textContent()) ?? ''
  expect(reference).toMatch(/^C-[0-9A-Z]{8}$/)
  expect(await (await request.get('/dev/outbox')).text()).toContain(reference)
  await page.goto('/en/contact-us')
  await expect(box(page, 'message')).toHaveValue('')
})

test('the fields have the input modes and names that keyboards and browsers use', async ({ page }) => {
  await page.goto('/ar/contact-us')
  for (const [name, attributes] of Object.entries({
    fullName: { autocomplete: 'name', enterkeyhint: 'next' },
    email: { autocomplete: 'email', inputmode: 'email', type: 'email', dir: 'ltr' },
    phoneNumber: { autocomplete: 'tel', inputmode: 'tel', type: 'tel', dir: 'ltr' },
  })) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(box(page, name)).toHaveAttribute(attribute, value)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives', async ({ page }) => {
    await page.goto('/ar/contact-us')
    await fillIn(page)
    await send(page)
    await expect(page.getByRole('heading', { name: SENTENCES.ar.sent })).toBeVisible()
    await expect(page.locator('.sent-number bdi')).toHaveText(/^C-[0-9A-Z]{8}$/)
  })

  test('a refused message comes back with what was typed and what is wrong', async ({ page }) => {
    await page.goto('/en/contact-us')
    await fillIn(page)
    // Right for the browser, wrong for the shop.
    await box(page, 'email').fill('noura@studio')
    await send(page)
    await expect(field(page, 'email')).toContainText(SENTENCES.en.email)
    await expect(box(page, 'message')).toHaveValue('Do you print on cork?')
    await expect(box(page, 'email')).toHaveValue('noura@studio')
  })
})

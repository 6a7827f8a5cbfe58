import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { LANGUAGES } from '../public-pages.ts'
import { categories } from '../shop-data.ts'
import { WINDOWED } from '../windowed.ts'

const SENTENCES = {
  en: {
    missing: 'Description is required',
    sent: 'Your request has been sent',
    past: 'The date must not be in the past',
  },
  ar: { missing: 'وصف الطلب مطلوب', sent: 'وصلنا طلبك', past: 'لا يمكن أن يكون التاريخ في الماضي' },
} as const

/** The smallest PNG there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })

const box = (page: Page, name: string) => page.locator(`.request :is(input, textarea, select)[name="${name}"]`)
const field = (page: Page, name: string) => page.locator('.field', { has: page.locator(`[name="${name}"]`) })
const send = (page: Page) => page.locator('.request button[type="submit"]').click()

async function fillIn(page: Page): Promise<void> {
  await box(page, 'description').fill('200 wooden coasters')
  await box(page, 'fullName').fill('Noura')
  await box(page, 'email').fill('noura@studio.example')
  await box(page, 'phoneNumber').fill('0551234567')
}

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)
  const says = SENTENCES[language]

  test.describe(`a special request in ${language}`, () => {
    inEnglish('begins with what the address brings along', async ({ page, request }) => {
      const [category] = await categories(request, language)
      const query = new URLSearchParams({ description: '٥٠ درعًا', category: category?.id ?? '', product: 'Trophy' })
      await page.goto(`/${language}/special-request?${query}`)
      await expect(box(page, 'description')).toHaveValue('٥٠ درعًا')
      await expect(box(page, 'categoryId')).toHaveValue(category?.id ?? '')
      await expect(box(page, 'productType')).toHaveValue('Trophy')
    })

    inArabic('says what is missing, and that yesterday is over', async ({ page }) => {
      await openLive(page, `/${language}/special-request`)
      await box(page, 'neededBy').fill('2020-01-01')
      await send(page)
      await expect(box(page, 'description')).toBeFocused()
      await expect(field(page, 'description')).toContainText(says.missing)
      await expect(field(page, 'neededBy')).toContainText(says.past)
      await expect(box(page, 'neededBy')).toHaveAttribute('aria-describedby', /./)
      expect(await page.locator('.request').ariaSnapshot()).not.toContain('empty')
      await expect(page.locator('[name="hp"]')).toBeHidden()
    })

    test(
      'a day is picked from a calendar by keys, or typed as people write it',
      { tag: WINDOWED },
      async ({ page }) => {
        await openLive(page, `/${language}/special-request`)
        const day = box(page, 'neededBy')
        // Without script it is the browser's own field, which takes one form only.
        await expect(day).toHaveAttribute('type', 'text')
        await day.fill('٢٦/١١/٢٠٩٩')
        await day.blur()
        await expect(day).toHaveValue('2099-11-26')
        const button = page.locator('.date-in button').first()
        await button.click()
        const calendar = page.getByRole('dialog')
        await expect(calendar.locator('tbody tr')).toHaveCount(6)
        await expect(calendar.locator('th').first()).toHaveAttribute('abbr', language === 'en' ? 'Sunday' : 'الأحد')
        await expect(calendar.locator('button:focus')).toHaveText('26')
        await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft')
        await page.keyboard.press('ArrowDown')
        await expect(calendar.locator('button:focus')).toHaveText('4')
        await page.keyboard.press('Enter')
        await expect(calendar).toHaveCount(0)
        await expect(day).toHaveValue('2099-12-04')
        await expect(day).toBeFocused()
        await button.click()
        await expect(calendar.locator('button:focus')).toHaveText('4')
        await page.keyboard.press('Escape')
        await expect(calendar).toHaveCount(0)
        await expect(button).toBeFocused()
      },
    )

    inEnglish('judges files before they are sent and lists them with their sizes', async ({ page }) => {
      await openLive(page, `/${language}/special-request`)
      const files = page.locator('.files li')
      await page
        .locator('[name="attachments"]')
        .setInputFiles([picture('شعار logo.png'), { name: 'run.exe', mimeType: 'a/b', buffer: PNG }])
      await expect(files).toHaveCount(1)
      await expect(files.first()).toContainText(`${PNG.length} B`)
      await expect(page.locator('.files-bad')).toContainText('run.exe')
      await page
        .locator('[name="attachments"]')
        .setInputFiles(['a', 'b', 'c', 'd', 'e'].map((name) => picture(`${name}.png`)))
      await expect(files).toHaveCount(5)
      await expect(page.locator('.files-bad')).toContainText('e.png')
      await page.locator('[name="attachments"]').setInputFiles([picture('شعار logo.png')])
      await expect(page.locator('.files-bad')).toContainText('logo.png')
      await files.first().getByRole('button').click()
      await expect(files).toHaveCount(4)
      await expect(page.locator('[name="attachments"]')).toBeFocused()
    })
  })
}

test('a request with a file arrives and gets a number', async ({ page, request }) => {
  await openLive(page, '/en/special-request')
  await fillIn(page)
  await box(page, 'quantity').fill('٢٠٠')
  await box(page, 'installRequired').check()
  await page.locator('[name="attachments"]').setInputFiles([picture('coaster.png')])
  await send(page)
  await expect(page.getByRole('heading', { name: SENTENCES.en.sent })).toBeFocused()
  const reference = (await page.locator('.sent-number bdi').textContent()) ?? ''
  expect(reference).toMatch(/^R-[0-9A-Z]{8}$/)
  expect(await (await request.get('/dev/outbox')).text()).toContain(reference)
})

test('an upload shows how far it is and can be stopped; nothing is lost', async ({ page }) => {
  await openLive(page, '/en/special-request')
  await fillIn(page)
  await page.locator('[name="attachments"]').setInputFiles([picture('coaster.png')])
  // An answer that never comes.
  await page.route('**/api/special-requests/create', () => undefined)
  await send(page)
  await expect(page.locator('.sending progress')).toBeVisible()
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(page.locator('.sending')).toHaveCount(0)
  await expect(box(page, 'description')).toHaveValue('200 wooden coasters')
  await expect(page.locator('.files li')).toHaveCount(1)
})

test('a file whose content is not what its name says is refused in words', async ({ page }) => {
  await openLive(page, '/ar/special-request')
  await fillIn(page)
  await page
    .locator('[name="attachments"]')
    .setInputFiles([{ name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('MZ this is no picture') }])
  await send(page)
  await expect(page.locator('.form-alert')).toContainText('تعذّر فتح أحد الملفات')
  await expect(page.locator('.files-bad')).toContainText('virus.png')
  await expect(page.locator('.files .is-bad')).toContainText('virus.png')
  await expect(page.locator('.files')).toBeFocused()
  await expect(page.locator('.toast')).toBeVisible()
  await expect(box(page, 'description')).toHaveValue('200 wooden coasters')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product that the address brings is named in the description, and nothing else is claimed', async ({
    page,
  }) => {
    await page.goto('/en/special-request?product=Trophy')
    await expect(box(page, 'description')).toHaveValue('Trophy')
    await expect(page.locator('.lead')).toContainText('The product is named below')
  })

  test('a request with a file arrives', async ({ page }) => {
    await page.goto('/ar/special-request')
    await fillIn(page)
    await page.locator('[name="attachments"]').setInputFiles([picture('a.png')])
    await send(page)
    await expect(page.getByRole('heading', { name: SENTENCES.ar.sent })).toBeVisible()
    await expect(page.locator('.sent-number bdi')).toHaveText(/^R-[0-9A-Z]{8}$/)
  })

  test('a refused request says at the field what is wrong', async ({ page }) => {
    await page.goto('/en/special-request?description=coasters')
    await fillIn(page)
    await box(page, 'email').fill('noura@studio')
    await send(page)
    await expect(field(page, 'email')).toContainText('Invalid email format')
    await expect(box(page, 'description')).toHaveValue('coasters')
  })
})

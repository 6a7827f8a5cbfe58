import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { orderWithFile, sentProof } from './artwork-line.ts'
import { codeFor } from '../customers.ts'
import { expectFit } from '../fit.ts'
import { enter } from '../office/office-desk.ts'
import { openLive } from '../open-live.ts'
import { EACH_ONCE } from '../viewports.ts'

const SENTENCES = {
  en: {
    question: 'Is this right?',
    ask: 'Ask for a change',
    touch: 'Mark a place on the page',
    atPlace: 'At mark 1',
    send: 'Send 1 change',
    asked: 'We have your changes',
    next: 'Version 2: the file is unchanged',
    slider: 'Between version 1 and version 2',
    olderName: 'Version 1',
    newerName: 'Version 2',
    sides: 'Side by side',
    olderVersion: 'Version 1',
    newerVersion: 'Version 2',
    changed: 'What changed',
    nothing: 'Compared point by point: nothing on this page changed.',
    approve: 'Approve',
    tickFirst: 'Read the sentence above and tick it first.',
    name: 'Your name',
    sms: /^Send the code to/,
    approved: 'Approved. We print exactly this.',
  },
  ar: {
    question: 'هل هذا صحيح؟',
    ask: 'اطلب تغييرًا',
    touch: 'حدّد موضعًا على الصفحة',
    atPlace: 'عند العلامة 1',
    send: 'أرسل التغيير',
    asked: 'وصلتنا ملاحظاتك',
    next: 'النسخة 2: لم يتغير الملف',
    slider: 'بين النسخة 1 والنسخة 2',
    olderName: 'النسخة 1',
    newerName: 'النسخة 2',
    sides: 'متجاورتان',
    olderVersion: 'النسخة 1',
    newerVersion: 'النسخة 2',
    changed: 'ما تغيّر',
    nothing: 'قارنّا النسختين نقطة بنقطة: لم يتغيّر شيء في هذه الصفحة.',
    approve: 'اعتمد',
    tickFirst: 'اقرأ العبارة أعلاه وضع العلامة أمامها أولًا.',
    name: 'اسمك',
    sms: /^أرسل الرمز إلى/,
    approved: 'اعتُمدت. سنطبع هذا تمامًا.',
  },
} as const

const atOffice = async (browser: Browser, language: 'en' | 'ar'): Promise<Page> => {
  const page = await (await browser.newContext({ locale: language })).newPage()
  await enter(page, language)
  return page
}

for (const { language, viewport } of EACH_ONCE) {
  const say = SENTENCES[language]

  test(`a proof is read by its link, changed, and approved with a code, in ${language} at ${viewport.width}`, async ({
    page,
    browser,
  }) => {
    const { code } = await orderWithFile(page, language)
    const office = await atOffice(browser, language)
    const first = await sentProof(office, code)
    const visitor = await (await browser.newContext({ viewport })).newPage()

    await openLive(visitor, first)
    await expect(visitor.getByRole('heading', { name: say.question })).toBeVisible()
    await expectFit(visitor)
    await visitor.getByRole('button', { name: say.ask }).click()
    await visitor.getByRole('button', { name: say.touch }).click({ position: { x: 60, y: 40 } })
    await visitor.getByRole('textbox', { name: say.atPlace }).fill('أضيفوا «د.» قبل الاسم')
    await expectFit(visitor)
    await visitor.getByRole('button', { name: say.send }).click()
    await expect(visitor.getByRole('heading', { name: say.asked })).toBeFocused()
    await expectFit(visitor)
    // At the desk, what is asked for stands before what was measured.
    await office.goto(`/office/artwork/${code}?tab=all`)
    await expect(office.locator('.desk-side').getByText('أضيفوا «د.» قبل الاسم')).toBeInViewport()

    const second = await sentProof(office, code)
    await openLive(visitor, second)
    await expect(visitor.getByRole('heading', { name: say.next })).toBeVisible()
    // The version before lies where reading begins.
    const [older, newer] = await Promise.all(
      [say.olderName, say.newerName].map((name) => visitor.locator('.proof-names').getByText(name).boundingBox()),
    )
    expect((older?.x ?? 0) < (newer?.x ?? 0)).toBe(language === 'en')
    await visitor.getByRole('slider', { name: say.slider }).press('ArrowRight')
    await expectFit(visitor)
    await visitor.getByRole('button', { name: say.sides }).click()
    for (const name of [say.olderVersion, say.newerVersion])
      await expect(visitor.getByRole('img', { name })).toBeVisible()
    await expectFit(visitor)
    await visitor.getByRole('button', { name: say.changed }).click()
    await expect(visitor.getByText(say.nothing)).toBeVisible()
    await expectFit(visitor)
    await visitor.getByRole('button', { name: say.approve }).click()
    await expect(visitor.getByRole('alert').filter({ hasText: say.tickFirst })).toBeVisible()
    await visitor.getByRole('checkbox').check()
    await visitor.getByRole('button', { name: say.approve }).click()
    const dialog = visitor.getByRole('dialog')
    await dialog.getByLabel(say.name).fill('نورة')
    await dialog.getByRole('button', { name: say.sms }).click()
    await expect(dialog.locator('.code-input input')).toBeFocused()
    await dialog.locator('.code-input input').fill(await codeFor(visitor.request, '+966551234567'))
    await expect(visitor.getByRole('heading', { name: say.approved })).toBeFocused()
    await expectFit(visitor)
  })
}

test('two places are touched before the first is written about: the cursor stays where one types', async ({
  page,
  browser,
}) => {
  const say = SENTENCES.en
  const { code } = await orderWithFile(page, 'en')
  const visitor = await (await browser.newContext()).newPage()
  await openLive(visitor, await sentProof(await atOffice(browser, 'en'), code))
  await visitor.getByRole('button', { name: say.ask }).click()
  await visitor.getByRole('button', { name: say.touch }).click({ position: { x: 60, y: 40 } })
  await visitor.getByRole('button', { name: say.touch }).click({ position: { x: 90, y: 60 } })
  const [first, second] = [visitor.getByRole('textbox').nth(0), visitor.getByRole('textbox').nth(1)]
  await expect(second).toBeFocused()
  await first.click()
  await visitor.keyboard.type('Larger', { delay: 20 })
  await expect(first).toHaveValue('Larger')
  await expect(second).toHaveValue('')
})

test('a link that is none is answered like a page that is none', async ({ page }) => {
  for (const token of ['a'.repeat(22), 'x']) {
    const answer = await page.goto(`/en/proof/${token}`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toBe('no-store')
  }
})

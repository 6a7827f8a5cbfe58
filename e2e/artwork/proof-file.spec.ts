import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { cardFile } from './artwork-files.ts'
import { orderWithFile, sentProof } from './artwork-line.ts'
import { expectFit } from '../fit.ts'
import { enter } from '../office/office-desk.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { pixelsTooWide } from '../sideways.ts'
import { EACH_ONCE } from '../viewports.ts'

const SENTENCES = {
  en: {
    ask: 'Ask for a change',
    newFile: 'A new file, if you have one',
    send: 'Send the change',
    asked: 'We have your changes',
    /** What follows depends on whether it can be printed: a card is none for every product. */
    here: /^Your file is here/,
    words: 'What should change, in your words',
    wrongKind: /^We cannot print from this kind of file/,
    later: 'Send a new file as well',
    sendFile: 'Send the file',
    needsScript: /^Approving needs JavaScript/,
  },
  ar: {
    ask: 'اطلب تغييرًا',
    newFile: 'ملف جديد إن وُجد',
    send: 'أرسل التغيير',
    asked: 'وصلتنا ملاحظاتك',
    here: /^وصل ملفك/,
    words: 'اكتب ما تريد تغييره',
    wrongKind: /^لا نطبع من هذا النوع من الملفات/,
    later: 'أرسل ملفًا جديدًا أيضًا',
    sendFile: 'أرسل الملف',
    needsScript: /^الاعتماد يحتاج إلى JavaScript/,
  },
} as const

const CARD = { width: 90, height: 50 }
const PROGRAM = { name: 'run.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is no picture') }

/** The path of a proof of an order with a file. */
async function proofFor(page: Page, browser: Browser, language: 'en' | 'ar'): Promise<string> {
  const { code } = await orderWithFile(page, language)
  const office = await (await browser.newContext({ locale: language })).newPage()
  await enter(office, language)
  return sentProof(office, code)
}

for (const { language, viewport } of EACH_ONCE) {
  const say = SENTENCES[language]

  once(language).inArabic('a file comes with the changes that are asked for', async ({ page, browser }) => {
    const path = await proofFor(page, browser, language)
    const visitor = await (await browser.newContext({ viewport })).newPage()
    await openLive(visitor, path)
    await visitor.getByRole('button', { name: say.ask }).click()
    await visitor.getByLabel(say.newFile).setInputFiles(PROGRAM)
    await visitor.getByRole('button', { name: say.send }).click()
    await expect(visitor.getByRole('alert').filter({ hasText: say.wrongKind })).toBeVisible()
    await visitor.getByLabel(say.newFile).setInputFiles(await cardFile('second.pdf', CARD))
    await expectFit(visitor)
    await visitor.getByRole('button', { name: say.send }).click()
    await expect(visitor.getByRole('heading', { name: say.asked })).toBeVisible()
    await expect(visitor.getByText(say.here)).toBeVisible()
    await expectFit(visitor)
  })

  test(`without JavaScript changes are asked for and a file is sent, in ${language} at ${viewport.width}`, async ({
    page,
    browser,
  }) => {
    const path = await proofFor(page, browser, language)
    const visitor = await (await browser.newContext({ viewport, javaScriptEnabled: false })).newPage()
    await visitor.goto(path)
    await expect(visitor.getByText(say.needsScript)).toBeVisible()
    await expect(visitor.getByRole('button', { name: say.ask })).toBeHidden()
    expect(await pixelsTooWide(visitor)).toBe(0)
    await visitor.getByLabel(say.words).fill('أضيفوا «د.» قبل الاسم')
    await visitor.getByLabel(say.newFile).setInputFiles(PROGRAM)
    await visitor.getByRole('button', { name: say.send }).click()
    await expect(visitor.getByRole('alert').filter({ hasText: say.wrongKind })).toBeVisible()
    expect(await pixelsTooWide(visitor)).toBe(0)

    await visitor.getByLabel(say.words).fill('أضيفوا «د.» قبل الاسم')
    await visitor.getByRole('button', { name: say.send }).click()
    await expect(visitor.getByRole('heading', { name: say.asked })).toBeVisible()
    await visitor.getByLabel(say.later).setInputFiles(await cardFile('second.pdf', CARD))
    await visitor.getByRole('button', { name: say.sendFile }).click()
    await expect(visitor.getByText(say.here)).toBeVisible()
    expect(await pixelsTooWide(visitor)).toBe(0)
  })
}

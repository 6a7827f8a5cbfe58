import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectFit } from './fit.ts'
import { enter } from './office-desk.ts'
import { once } from './once.ts'
import { lineOf, newBuyer, simpleProduct } from './orders.ts'
import { DESK, PHONE } from './viewports.ts'

const WORDS = {
  en: {
    board: 'Board',
    prepress: 'Prepress',
    accept: 'Accept',
    artworkGood: 'Artwork is good',
    start: 'Start',
    done: 'Done',
    packed: 'Packed',
    undo: 'Undo',
    takenBack: 'Taken back',
    print: 'Print',
    finish: 'Cut & finish',
    handOver: 'Hand over',
    more: /^\d+ more$/,
    what: 'What can be done with',
    report: 'Report a problem',
    why: 'Why',
    goOn: 'Go on',
    typed: 'Number of the ticket',
    show: 'Show',
    made: 'This job is made.',
    foreign: 'This code is not of this shop.',
    unknown: 'There is no job',
    waits: 'waits for the connection',
    counted: 'Done, with counts',
    good: 'Good pieces',
    spoilt: 'Spoilt pieces',
    missing: 'The missing pieces are',
    again: 'Print again',
    pieces: 'Pieces',
    byDay: 'By day',
    photo: 'Photo',
    photoOf: 'Photo of a problem',
    newStation: 'New station',
    nameEn: 'Name in English',
    nameAr: 'Name in Arabic',
    jobsADay: 'Jobs a day',
    add: 'Add',
    save: 'Save',
    inUse: 'In use',
    newPin: 'Six digits',
    setPin: 'Set the PIN',
    addTablet: 'Add a tablet',
    name: 'Name',
    station: 'Station',
    showCode: 'Show the code',
    link: 'Link',
    pair: 'Pair this device',
    toStation: 'To the station',
    pin: 'PIN',
    wrongPin: 'This is not the PIN of this person',
    noted: 'is noted',
    unpaired: 'This device is no tablet of a station',
    end: 'End:',
  },
  ar: {
    board: 'لوحة الإنتاج',
    prepress: 'التجهيز',
    accept: 'قبول',
    artworkGood: 'الملف سليم',
    start: 'ابدأ',
    done: 'تم',
    packed: 'تم التغليف',
    undo: 'تراجع',
    takenBack: 'تم التراجع',
    print: 'الطباعة',
    finish: 'القص والتشطيب',
    handOver: 'التسليم',
    more: /^\d+ أخرى$/,
    what: 'إجراءات',
    report: 'أبلغ عن مشكلة',
    why: 'السبب',
    goOn: 'استأنف',
    typed: 'رقم البطاقة',
    show: 'اعرض',
    made: 'اكتمل أمر التشغيل.',
    foreign: 'هذا الرمز ليس من مطبعتنا.',
    unknown: 'لا يوجد أمر تشغيل',
    waits: 'تنتظر الاتصال',
    counted: 'تم، مع العدد',
    good: 'القطع السليمة',
    spoilt: 'القطع التالفة',
    missing: 'القطع الناقصة في',
    again: 'أعد الطباعة',
    pieces: 'عدد القطع',
    byDay: 'حسب اليوم',
    photo: 'صورة',
    photoOf: 'صورة المشكلة',
    newStation: 'محطة جديدة',
    nameEn: 'الاسم بالإنجليزية',
    nameAr: 'الاسم بالعربية',
    jobsADay: 'الطاقة في اليوم',
    add: 'إضافة',
    save: 'حفظ',
    inUse: 'مستخدمة',
    newPin: 'ستة أرقام',
    setPin: 'تعيين الرقم السري',
    addTablet: 'إضافة جهاز',
    name: 'الاسم',
    station: 'المحطة',
    showCode: 'إظهار الرمز',
    link: 'الرابط',
    pair: 'ربط هذا الجهاز',
    toStation: 'إلى المحطة',
    pin: 'الرقم السري',
    wrongPin: 'ليس هذا الرقم السري لهذا الشخص',
    noted: 'تم تسجيل',
    unpaired: 'هذا الجهاز ليس جهاز محطة',
    end: 'إنهاء:',
  },
} as const

type Language = keyof typeof WORDS

/** A shopper's order that the office has accepted; answers the code of its job. */
async function acceptedJob(page: Page, browser: Browser, language: Language): Promise<string> {
  const customer = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const buyer = await newBuyer(customer, language)
  const placed = await buyer.place([lineOf(await simpleProduct(customer))])
  await buyer.confirm(placed)
  await customer.close()
  const accepted = await page.request.post(`/api/office/orders/${placed.orderNumber}/moves`, {
    data: { move: 'accept' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(accepted.ok(), await accepted.text()).toBe(true)
  return `${placed.orderNumber}-1`
}

const card = (page: Page, code: string) => page.locator(`[data-row="${code}"]`)
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true })
const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8a24a' } })
    .png()
    .toBuffer()

/** Words that are followed by a name, which Arabic texts put between signs of direction. */
const named = (words: string, name: string) => new RegExp(`${words} \u2068?${name}`)

/** Waits for a card in a column; a long column shows its first cards until more are asked for. */
async function expectCardIn(page: Page, words: (typeof WORDS)[Language], station: string, code: string): Promise<void> {
  await expect(async () => {
    const more = column(page, station).getByRole('button', { name: words.more })
    if (await more.isVisible()) await more.click()
    await expect(column(page, station).locator(`[data-row="${code}"]`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Opens the menu of a card and chooses a line of it. */
async function choose(page: Page, words: (typeof WORDS)[Language], code: string, line: string): Promise<void> {
  await card(page, code)
    .getByRole('button', { name: named(words.what, code) })
    .click()
  await page.getByRole('menuitem', { name: line, exact: true }).click()
}

for (const { language, viewport } of [
  { language: 'en', viewport: DESK },
  { language: 'ar', viewport: DESK },
] as const) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  test.describe(`the board in ${language}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic('moves a job by its button and its menu, and takes a move back', async ({ page, browser }) => {
      await enter(page, language)
      const code = await acceptedJob(page, browser, language)
      await page.goto('/office/board')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.board)
      await expectFit(page)

      await expectCardIn(page, words, words.prepress, code)
      await card(page, code).getByRole('button', { name: words.artworkGood }).click()
      await page.getByRole('button', { name: words.undo, exact: true }).click()
      await expect(page.getByText(words.takenBack, { exact: true })).toBeVisible()
      await expectCardIn(page, words, words.prepress, code)
      await card(page, code).getByRole('button', { name: words.artworkGood }).click()
      await expectCardIn(page, words, words.print, code)

      await choose(page, words, code, words.report)
      await dialog(page).getByLabel(words.why, { exact: true }).fill('Gold is off')
      await expectFit(page)
      await dialog(page).getByRole('button', { name: words.report }).click()
      await expect(card(page, code)).toContainText('Gold is off')
      await card(page, code).getByRole('button', { name: words.goOn }).click()
      await expect(card(page, code).getByRole('button', { name: words.start, exact: true })).toBeVisible()
    })

    inEnglish('moves a job by keys alone', async ({ page, browser }) => {
      await enter(page, language)
      const code = await acceptedJob(page, browser, language)
      await page.goto('/office/board')
      await expectCardIn(page, words, words.prepress, code)
      await card(page, code).getByRole('button', { name: words.artworkGood }).click()
      await expectCardIn(page, words, words.print, code)
      // To the second column, down to the card, and on.
      await page.locator('h1').click()
      const isAt = () => card(page, code).evaluate((each) => each.classList.contains('is-at'))
      for (let step = 0; step < 400 && !(await isAt()); step += 1) await page.keyboard.press(step < 2 ? 'l' : 'j')
      await expect(card(page, code)).toHaveClass(/is-at/)
      await page.keyboard.press('m')
      await expect(card(page, code).getByRole('button', { name: words.done }).first()).toBeVisible()
      await page.keyboard.press('m')
      await expectCardIn(page, words, words.finish, code)
    })

    inEnglish(
      'counts spoilt pieces, prints the missing ones again, and shows a day after the other',
      async ({ page, browser }) => {
        await enter(page, language)
        const code = await acceptedJob(page, browser, language)
        await page.goto('/office/board')
        await expectCardIn(page, words, words.prepress, code)
        await card(page, code).getByRole('button', { name: words.artworkGood }).click()
        await expectCardIn(page, words, words.print, code)
        await card(page, code).getByRole('button', { name: words.start, exact: true }).click()
        await choose(page, words, code, words.counted)
        const good = dialog(page).getByLabel(words.good)
        const pieces = Number(await good.inputValue())
        await good.fill(String(pieces - 1))
        await dialog(page).getByLabel(words.spoilt).fill('1')
        await expectFit(page)
        await dialog(page).getByRole('button', { name: words.counted }).click()
        await expect(page.getByText(named(words.missing, `${code}-2`)).first()).toBeVisible()
        await expectCardIn(page, words, words.print, `${code}-2`)
        await expectCardIn(page, words, words.finish, code)

        await choose(page, words, code, words.again)
        await dialog(page).getByLabel(words.why, { exact: true }).fill('Foil fell off')
        await dialog(page).getByRole('button', { name: words.again }).click()
        await expectCardIn(page, words, words.print, code)

        await page.getByRole('button', { name: words.byDay, exact: true }).click()
        await expect(page).toHaveURL(/by=day/)
        await expect(column(page, words.print).getByRole('heading', { level: 3 }).first()).toBeVisible()
        await expectFit(page)
      },
    )

    inArabic('moves a job by dragging its card', async ({ page, browser }) => {
      await enter(page, language)
      const code = await acceptedJob(page, browser, language)
      await page.goto('/office/board')
      await expectCardIn(page, words, words.prepress, code)
      await card(page, code).dragTo(column(page, words.print).locator('header'))
      await expectCardIn(page, words, words.print, code)
    })

    inEnglish('stations are added, changed and taken out of use', async ({ page }) => {
      await enter(page, language)
      await page.goto('/office/workshop')
      const added = page.getByRole('form', { name: words.newStation })
      await expectFit(page)
      await added.getByLabel(words.nameEn).fill(`Foil ${language}`)
      await added.getByLabel(words.nameAr).fill(`بصمة ${language}`)
      await added.getByRole('button', { name: words.add, exact: true }).click()
      const foil = page.getByRole('form', { name: `Foil ${language}` })
      await foil.getByLabel(words.jobsADay).fill('12')
      await foil.getByRole('checkbox', { name: words.inUse }).uncheck()
      const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
      await foil.getByRole('button', { name: words.save, exact: true }).click()
      // A page that is loaded again before would take the request back.
      await stored
      await page.reload()
      await expect(foil.getByLabel(words.jobsADay)).toHaveValue('12')
      await expect(foil.getByRole('checkbox', { name: words.inUse })).not.toBeChecked()
    })
  })

  test.describe(`a tablet in ${language}`, () => {
    test.use({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic(
      'is paired with a station, and moves its jobs by the PIN of a person',
      async ({ page, browser, baseURL }) => {
        await enter(page, language)
        const code = await acceptedJob(page, browser, language)
        await page.goto('/office/account')
        await page.getByLabel(words.newPin).fill('483920')
        await page.getByRole('button', { name: words.setPin }).click()
        await expect(page.getByLabel(words.newPin)).toHaveValue('')

        await page.goto('/office/tablets')
        await page.getByRole('button', { name: words.addTablet }).click()
        await dialog(page).getByLabel(words.name).fill(`Bench ${language}`)
        await dialog(page).getByLabel(words.station).selectOption({ label: words.prepress })
        await dialog(page).getByRole('button', { name: words.showCode }).click()
        await expectFit(page)
        const link = await dialog(page).getByLabel(words.link).inputValue()

        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          viewport: { width: 820, height: 1180 },
          locale: language === 'ar' ? 'ar-SA' : 'en-GB',
        })
        const tablet = await context.newPage()
        await tablet.goto('/office/tablet')
        await expect(tablet.getByRole('heading', { name: words.unpaired })).toBeVisible()
        await tablet.goto(link)
        await tablet.getByRole('button', { name: words.pair }).click()
        await tablet.getByRole('link', { name: words.toStation }).click()
        await expect(tablet.getByRole('heading', { name: words.prepress, level: 1 })).toBeVisible()
        await expectFit(tablet)

        await tablet.getByLabel(words.typed).fill(code)
        await tablet.keyboard.press('Enter')
        await expect(tablet.getByRole('article', { name: code })).toBeVisible()
        await expectFit(tablet)
        await tablet.getByRole('button', { name: words.artworkGood }).click()
        await dialog(tablet).getByRole('button', { name: 'Layla' }).last().click()
        await dialog(tablet).getByLabel(words.pin).fill('999111')
        await dialog(tablet).getByRole('button', { name: words.artworkGood }).click()
        await expect(dialog(tablet).getByText(words.wrongPin)).toBeVisible()
        await expectFit(tablet)
        await dialog(tablet).getByLabel(words.pin).fill('483920')
        await dialog(tablet).getByRole('button', { name: words.artworkGood }).click()
        await expect(tablet.getByText(words.noted).first()).toBeVisible()
        await page.goto('/office/board')
        await expectCardIn(page, words, words.print, code)

        await page.goto('/office/tablets')
        await page.getByRole('button', { name: named(words.end, `Bench ${language}`) }).click()
        await expect(page.getByRole('button', { name: named(words.end, `Bench ${language}`) })).toHaveCount(0)
        await tablet.reload()
        await expect(tablet.getByRole('heading', { name: words.unpaired })).toBeVisible()
        await context.close()
      },
    )
  })
}

for (const language of ['en', 'ar'] as const) {
  const { inArabic, inEnglish } = once(language)
  const words = WORDS[language]

  test.describe(`scanning in ${language} on a phone`, () => {
    test.use({ viewport: PHONE, locale: language === 'ar' ? 'ar-SA' : 'en-GB' })

    inArabic(
      'a typed ticket goes through all stations, also while there is no line',
      async ({ page, browser, context }) => {
        await enter(page, language)
        const code = await acceptedJob(page, browser, language)
        await page.goto('/office/board')
        await expectFit(page)
        await page.goto('/office/scan')
        await expectFit(page)
        const type = async (text: string) => {
          await page.getByLabel(words.typed).fill(text)
          await page.keyboard.press('Enter')
        }
        await type('https://evil.example/office/scan/1-1')
        await expect(page.getByRole('alert').filter({ hasText: words.foreign })).toBeVisible()
        await type('9999999-1')
        await expect(page.getByRole('alert').filter({ hasText: words.unknown })).toBeVisible()

        // As a scanner types under an Arabic layout.
        await type(code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
        await expect(page.getByRole('article', { name: code })).toBeVisible()
        await expectFit(page)
        await page.getByRole('button', { name: words.artworkGood }).click()
        await page.getByRole('button', { name: words.start, exact: true }).click()

        await page.getByRole('button', { name: named(words.what, code) }).click()
        await page.getByRole('menuitem', { name: words.report }).click()
        await dialog(page).getByLabel(words.why, { exact: true }).fill('Gold is off')
        const photo = { name: 'gold.png', mimeType: 'image/png', buffer: await picture() }
        await dialog(page).getByLabel(words.photo, { exact: true }).setInputFiles(photo)
        await expectFit(page)
        await dialog(page).getByRole('button', { name: words.report }).click()
        await expect(page.getByRole('img', { name: words.photoOf })).toBeVisible()
        await page.getByRole('button', { name: words.goOn }).click()
        await page.getByRole('button', { name: words.start, exact: true }).click()

        await expect(page.getByRole('button', { name: words.done, exact: true })).toBeVisible()
        await context.setOffline(true)
        await page.getByRole('button', { name: words.done, exact: true }).click()
        await expect(page.getByText(words.waits)).toBeVisible()
        await context.setOffline(false)
        await expect(page.getByText(words.waits)).toHaveCount(0)

        await page.getByRole('button', { name: words.start, exact: true }).click()
        await page.getByRole('button', { name: words.done, exact: true }).click()
        await page.getByRole('button', { name: words.packed }).click()
        await expect(page.getByText(words.made)).toBeVisible()
      },
    )

    inEnglish('and on a tablet: only there the camera and WebAssembly may be used', async ({ request }) => {
      for (const [path, isScan] of [
        ['/office/scan', true],
        ['/office/scan/10001-1', true],
        ['/office/tablet', true],
        ['/office/tablets', false],
        ['/office/board', false],
        ['/office/scanner', false],
      ] as const) {
        const headers = (await request.get(path)).headers()
        expect(headers['permissions-policy']?.includes('camera=(self)'), path).toBe(isScan)
        expect(headers['content-security-policy']?.includes("'wasm-unsafe-eval'"), path).toBe(isScan)
      }
    })
  })
}

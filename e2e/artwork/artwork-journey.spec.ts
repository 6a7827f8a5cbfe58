import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { PDFDocument } from '@cantoo/pdf-lib'
import { separatePage } from '../../src/integrations/artwork-opener/ink/page-plates.ts'
import { cardFile } from './artwork-files.ts'
import { choose, look, openCardDesk } from './card-desk.ts'
import { sentProof } from './artwork-line.ts'
import { addButton, count } from '../checkout/cart.ts'
import {
  acceptTerms,
  confirmAtBank,
  giveAddress,
  OWN_ADDRESS,
  payButton,
  payment,
  signIn,
  typeCard,
} from '../checkout/checkout.ts'
import { codeFor, fromOwnNetwork, newEmail, newPhone } from '../customers.ts'
import { expectFit } from '../fit.ts'
import { enter } from '../office/office-desk.ts'
import { openLive } from '../open-live.ts'
import { PAID_CARD } from '../orders.ts'
import { staff } from '../office/staff.ts'
import { DESK, EACH_ONCE, PHONE } from '../viewports.ts'

const SENTENCES = {
  en: {
    look: 'See what we found',
    bleed: 'The colour stops at the cut line',
    fixAll: /^Fix (?:both|all)/,
    fixed: 'This is a fixed copy, and it is what we print. Your own file stays as you sent it.',
    confirm: 'Print it like this',
    confirmed: 'Ready to print, as you confirmed',
    see: 'See it on the product',
    onProduct: 'Your file on the product',
    close: 'Close',
    ask: 'Ask for a change',
    touch: 'Mark a place on the page',
    atPlace: 'At mark 1',
    send: 'Send 1 change',
    asked: 'We have your changes',
    next: 'Version 2: the file is unchanged',
    approve: 'Approve',
    name: 'Your name',
    sms: /^Send the code to/,
    approved: 'Approved. We print exactly this.',
    again: /^Order again/,
    orderAgain: /^Order .+ again · /,
  },
  ar: {
    look: 'شاهد ما وجدنا',
    bleed: 'اللون يقف عند خط القص',
    fixAll: /^أصلح الأمر/,
    fixed: 'هذه نسخة مصلحة، ومنها نطبع. ملفك باقٍ كما أرسلته.',
    confirm: 'اطبعوه هكذا',
    confirmed: 'جاهز للطباعة كما أكّدت',
    see: 'شاهده على المنتج',
    onProduct: 'ملفك على المنتج',
    close: 'إغلاق',
    ask: 'اطلب تغييرًا',
    touch: 'حدّد موضعًا على الصفحة',
    atPlace: 'عند العلامة 1',
    send: 'أرسل التغيير',
    asked: 'وصلتنا ملاحظاتك',
    next: 'النسخة 2: لم يتغير الملف',
    approve: 'اعتمد',
    name: 'اسمك',
    sms: /^أرسل الرمز إلى/,
    approved: 'اعتُمدت. سنطبع هذا تمامًا.',
    again: /^اطلبه مجددًا/,
    orderAgain: /^اطلب .+ مرة أخرى · /,
  },
} as const

type Words = (typeof SENTENCES)[keyof typeof SENTENCES]
type Language = keyof typeof SENTENCES

/** The first file of a shop starts the process that opens it. */
const OPENED = { timeout: 90_000 }

/** From what was found to a copy that is fixed and confirmed. */
async function fixAndConfirm(page: Page, words: Words, info: TestInfo): Promise<void> {
  await page.getByRole('button', { name: words.look }).click(OPENED)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: words.bleed }).first()).toBeVisible()
  await expectFit(page)
  await look(page, info, '03 checked')
  await dialog.getByRole('button', { name: words.fixAll }).click()
  await expect(dialog.getByText(words.fixed)).toBeVisible(OPENED)
  await expect(dialog.getByRole('heading', { name: words.bleed })).toHaveCount(0)
  await look(page, info, '03b fixed')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByText(words.confirmed)).toBeVisible()
}

/** The file on the card: not the blank one that is there before. */
async function seeOnProduct(page: Page, words: Words, info: TestInfo): Promise<void> {
  await page.getByRole('button', { name: words.see }).click()
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img', { name: words.onProduct })
  await expect(picture).toBeVisible()
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  await expectFit(page)
  await look(page, info, '04 preview')
  await dialog.getByRole('button', { name: words.close, exact: true }).click()
}

/** The rest of the way to a paid order; answers what the shop knows of its payment. */
async function pay(page: Page): Promise<{ orderId: string; orderNumber: number }> {
  await expect(page.locator('input[name="method"]').first()).toBeVisible()
  await typeCard(page, PAID_CARD)
  await acceptTerms(page)
  await payButton(page).click()
  await confirmAtBank(page)
  await page.waitForURL(/paymentId=/)
  await expect.poll(() => payment(page)).toMatchObject({ status: 'PAID' })
  return payment(page)
}

async function buy(page: Page, language: Language, phone: string) {
  await openLive(page, `/${language}/cart?step=details`)
  await signIn(page, page.request, newEmail(), language)
  await page.locator('.checkout-main [name="phone"]').first().fill(phone)
  await giveAddress(page, language)
  await page.locator('.checkout-next a').click()
  await expect(page).toHaveURL(/step=payment/)
  return pay(page)
}

/** A browser of its own, as on another device. */
async function atOffice(browser: Browser, language: Language): Promise<Page> {
  const page = await (await browser.newContext({ locale: language, viewport: DESK })).newPage()
  await enter(page, language)
  return page
}

/** Reads a proof on another device and asks for a change of it. */
async function askForChange(reader: Page, path: string, words: Words, info: TestInfo): Promise<void> {
  await openLive(reader, path)
  await look(reader, info, '10 proof')
  await reader.getByRole('button', { name: words.ask }).click()
  await reader.getByRole('button', { name: words.touch }).click({ position: { x: 60, y: 40 } })
  await reader.getByRole('textbox', { name: words.atPlace }).fill('أضيفوا «د.» قبل الاسم')
  await look(reader, info, '10b change')
  await reader.getByRole('button', { name: words.send }).click()
  await expect(reader.getByRole('heading', { name: words.asked })).toBeVisible()
}

async function approve(reader: Page, path: string, words: Words, phone: string, info: TestInfo): Promise<void> {
  await openLive(reader, path)
  await expect(reader.getByRole('heading', { name: words.next })).toBeVisible()
  await look(reader, info, '10c version 2')
  await reader.getByRole('checkbox').check()
  await reader.getByRole('button', { name: words.approve }).click()
  const dialog = reader.getByRole('dialog')
  await dialog.getByLabel(words.name).fill('نورة')
  await dialog.getByRole('button', { name: words.sms }).click()
  await dialog.locator('.code-input input').fill(await codeFor(reader.request, phone))
  await expect(reader.getByRole('heading', { name: words.approved })).toBeVisible()
  await look(reader, info, '10d approved')
}

/** What a proof is of, as a hash of its files. */
const hashOf = async (page: Page, path: string): Promise<string> => {
  const token = path.split('/').at(-1) ?? ''
  return (await (await page.request.get(`/api/proofs/${token}`)).json()).data.proof.hash
}

/** The file for the press of a line. */
async function pressFile(office: Page, code: string): Promise<Buffer> {
  const answer = await office.request.get(`/api/office/artwork/lines/${code}/press/1`)
  expect(answer.ok(), answer.ok() ? '' : await answer.text()).toBe(true)
  return answer.body()
}

/** The plates of a page of a file for the press: how much each ink covers, in percent. */
async function plates(pdf: Buffer, page: number, info: TestInfo): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'plates-'))
  try {
    const path = join(folder, 'press.pdf')
    await writeFile(path, pdf)
    const task = { path, bytes: pdf.length, pictures: folder, plates: { page, spots: [] } }
    const separated = await separatePage(task)
    if (separated.outcome !== 'SEPARATED') throw new Error(`plates: ${separated.outcome}`)
    for (const { ink, path: picture } of separated.plates)
      await info.attach(`plate ${page} ${ink}`, { path: picture, contentType: 'image/png' })
    return Object.fromEntries(separated.plates.map(({ ink, cover }) => [ink, cover]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.describe('a card from a bad file to its plates', () => {
  // Gateways send browsers back to the shop's own address, where its cookies are.
  test.use({ baseURL: OWN_ADDRESS })
  test.describe.configure({ timeout: 300_000 })

  for (const { language, viewport } of EACH_ONCE) {
    const words = SENTENCES[language]

    test(`explained, fixed, paid, proofed on another device, changed, approved, printed and ordered again, in ${language} at ${viewport.width}`, async ({
      page,
      browser,
    }, info) => {
      const phone = newPhone()
      await page.setViewportSize(viewport)
      await fromOwnNetwork(page.context())
      await choose(page, await cardFile('card.pdf', await openCardDesk(page, language), { isFaulty: true }))
      await fixAndConfirm(page, words, info)
      await seeOnProduct(page, words, info)
      await addButton(page).click()
      await expect(count(page)).toBeVisible()
      const { orderId, orderNumber } = await buy(page, language, phone)
      await staff('orders', 'accept', String(orderNumber))

      const office = await atOffice(browser, language)
      const other = viewport === PHONE ? DESK : PHONE
      const reader = await (await browser.newContext({ viewport: other })).newPage()
      const code = `${orderNumber}-1`
      await askForChange(reader, await sentProof(office, code), words, info)
      const second = await sentProof(office, code)
      await approve(reader, second, words, phone, info)
      const hash = await hashOf(office, second)

      const pdf = await pressFile(office, code)
      const document = await PDFDocument.load(pdf)
      expect(document.getPageCount()).toBe(2)
      const bleed = document.getPages()[0]?.getBleedBox().width ?? 0
      const trim = document.getPages()[0]?.getTrimBox().width ?? 0
      expect(((bleed - trim) / 72) * 25.4).toBeCloseTo(6, 1)
      // The colours of the screen became inks: teal in front, red at the back, with black letters.
      const [front, back] = [await plates(pdf, 1, info), await plates(pdf, 2, info)]
      expect(front['Cyan']).toBeGreaterThan(front['Magenta'] ?? 100)
      expect(back['Magenta']).toBeGreaterThan(back['Cyan'] ?? 100)
      expect(back['Black']).toBeGreaterThan(0)

      await openLive(page, `/${language}/user-profile?tab=myOrders&order=${orderId}`)
      await page.getByRole('link', { name: words.again }).click()
      await expect(page.getByText('card.pdf').first()).toBeVisible()
      await look(page, info, '11 again')
      await page.getByRole('button', { name: words.orderAgain }).click()
      const again = await pay(page)
      await staff('orders', 'accept', String(again.orderNumber))
      expect(await hashOf(office, await sentProof(office, `${again.orderNumber}-1`))).toBe(hash)
    })
  }
})

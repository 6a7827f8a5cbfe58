import { expect, test } from '@playwright/test'
import { orderWithFile } from '../artwork/artwork-line.ts'
import { expectFit } from '../fit.ts'
import { enter } from './office-desk.ts'
import { once } from '../once.ts'
import { EACH_ONCE, PHONE } from '../viewports.ts'

const SENTENCES = {
  en: {
    overrule: 'Pass in spite of a finding',
    why: 'Why it can be printed',
    ready: 'Ready for a proof',
    send: /^Send proof/,
    sent: 'Proof sent',
    copy: 'Copy the link',
    queue: 'Files that wait',
    desk: 'Artwork',
    toInk: /^Convert to CMYK/,
    byFix: 'this is printed',
    compare: 'Compare',
    use: 'Print this one',
    ink: /^Ink/,
    plates: 'Plates',
    black: 'Black',
  },
  ar: {
    overrule: 'أجز رغم الملاحظة',
    why: 'لماذا يصلح للطباعة',
    ready: 'جاهز للبروفة',
    send: /^أرسل بروفة/,
    sent: 'أُرسلت البروفة',
    copy: 'انسخ الرابط',
    queue: 'ملفات تنتظر',
    desk: 'الملفات',
    toInk: /^حوّل إلى CMYK/,
    byFix: 'هذه تُطبع',
    compare: 'قارن',
    use: 'اطبع من هذه',
    ink: /^الأحبار/,
    plates: 'أفلام الألوان',
    black: 'أسود',
  },
} as const

for (const { language, viewport } of EACH_ONCE) {
  const { inArabic } = once(language)
  const say = SENTENCES[language]

  test(`a file is looked at, passed and its proof sent, in ${language} at ${viewport.width}`, async ({
    page,
    browser,
  }) => {
    const { code } = await orderWithFile(page, language)
    const office = await (await browser.newContext({ viewport, locale: language })).newPage()
    await enter(office, language)
    await office.goto(`/office/artwork/${code}?tab=all`)
    const state = office.locator('.desk-state')
    await expect(office.locator('.desk-page image')).toBeVisible()
    await expect(office.getByRole('navigation', { name: say.queue })).toBeVisible()
    await expectFit(office)
    if (await office.getByRole('button', { name: say.overrule }).isVisible()) {
      await office.getByRole('button', { name: say.overrule }).click()
      await office.getByLabel(say.why).fill('Looked at on paper')
      await office.getByRole('dialog').getByRole('button', { name: say.overrule }).click()
      await expect(state).toContainText(say.ready)
      // Keys are for the dialog until it is gone.
      await expect(office.getByRole('dialog')).toHaveCount(0)
    }
    await office.keyboard.press('s')
    await office.getByRole('dialog').getByRole('button', { name: say.send }).click()
    await expect(state).toContainText(say.sent)
    await expect(office.getByRole('button', { name: say.copy })).toBeVisible()
    await expectFit(office)
  })

  inArabic(
    `a file is fixed at the desk and looked at as plates, in ${language} at ${viewport.width}`,
    async ({ page, browser }) => {
      const { code } = await orderWithFile(page, language)
      const office = await (await browser.newContext({ viewport, locale: language })).newPage()
      await enter(office, language)
      await office.goto(`/office/artwork/${code}?tab=all`)
      await office.getByRole('button', { name: say.toInk }).first().click()
      const versions = office.locator('.desk-rows').first().getByRole('listitem')
      await expect(versions).toHaveCount(2, { timeout: 60_000 })
      await expect(versions.first()).toContainText(say.byFix)
      await office.getByRole('button', { name: say.ink }).click()
      const plates = office.getByRole('group', { name: say.plates })
      await expect(plates.getByRole('button')).toHaveCount(4, { timeout: 60_000 })
      await plates.getByRole('button', { name: say.black }).click()
      await expect(plates.getByRole('button', { name: say.black })).toHaveAttribute('aria-pressed', 'false')
      await office.locator('.desk-ink').hover()
      await expect(office.locator('.desk-probe')).toContainText('%')
      await expectFit(office)
      await test.info().attach('plates', { body: await office.screenshot(), contentType: 'image/png' })
      await versions.last().getByRole('button', { name: say.use }).click()
      await expect(versions.last()).toContainText(say.byFix)
    },
  )
}

/** Quantities of the queue that stand on a line by themselves, in any width that their row may have. */
const loneQuantities = () =>
  [...document.querySelectorAll<HTMLElement>('.desk-what')].flatMap((what) =>
    [120, 140, 160, 180, 200, 220].flatMap((width) => {
      what.style.inlineSize = `${width}px`
      const name = [...(what.querySelector('bdi')?.getClientRects() ?? [])].at(-1)
      const quantity = document.createRange()
      if (what.lastChild) quantity.selectNodeContents(what.lastChild)
      const { top } = quantity.getBoundingClientRect()
      what.style.inlineSize = ''
      return name && top > name.bottom ? [`${what.textContent} in ${width}`] : []
    }),
  )

for (const { language, back, direction } of [
  { language: 'en', back: 'All files that wait', direction: -1 },
  { language: 'ar', back: 'كل الملفات المنتظرة', direction: 1 },
] as const)
  test(`on a phone the arrow of the way back to the queue points back, in ${language}`, async ({ browser }) => {
    const office = await (await browser.newContext({ viewport: PHONE, locale: language })).newPage()
    await enter(office, language)
    await office.goto('/office/artwork?tab=all')
    await office.locator('.desk-queue li a').first().waitFor()
    expect(await office.evaluate(loneQuantities)).toEqual([])
    await office.locator('.desk-queue li a').first().click()
    const arrow = office.getByRole('link', { name: back }).locator('svg')
    await expect(arrow).toBeVisible()
    const scale = await arrow.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 0)
    expect(Math.sign(scale)).toBe(direction)
  })

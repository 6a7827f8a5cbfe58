import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readyBy } from '../../src/domain/calendar/ready-by.ts'
import { formatAmount } from '../../src/domain/money/halalas.ts'
import type { ProductDetail } from '../../src/contract/catalog/product-detail.ts'
import { configurableOf } from '../../src/contract/catalog/configurable.ts'
import { answered, firstDecisions } from '../../src/web/features/product/configurator/decisions.ts'
import { ticketOf } from '../../src/web/features/product/ticket/ticket.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { LANGUAGES } from '../public-pages.ts'
import { hasLadder, openProduct, shownNow, total } from './product-page.ts'
import { DEFAULT_POLICY } from '../../src/domain/shop-policy.ts'
import { once } from '../once.ts'

/** Milliseconds until a choice that is pressed has changed the price, at most a second. */
const changeTakes = (page: Page, choice: string, amount: string): Promise<number> =>
  page.evaluate(
    async ([name, shown]) => {
      const tile = [...document.querySelectorAll('.option')].find((each) =>
        each.querySelector('b')?.textContent?.includes(name),
      )
      const start = performance.now()
      tile?.querySelector('input')?.click()
      while (document.querySelector('.ticket-total b')?.textContent !== shown && performance.now() - start < 1000) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return performance.now() - start
    },
    [choice, amount] as const,
  )

/** A feature that is not there at first, and the choice that brings it. */
function hiddenWithSource(product: ProductDetail) {
  const configurable = configurableOf(product)
  const { visible } = ticketOf(configurable, firstDecisions(configurable), shownNow())
  const tiles = product.features
    .filter(({ id, control }) => visible.has(id) && ['RADIO', 'CHECKBOX', 'SWATCH'].includes(control))
    .flatMap(({ choices }) => choices)
  for (const hidden of product.features.filter(({ id }) => !visible.has(id))) {
    const choice = tiles.find(({ id }) => id === hidden.shownWhen[0])
    if (choice) return { hidden, choice }
  }
  return undefined
}

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`the choices of a product in ${language}`, () => {
    inEnglish('has a price at once, and every choice changes it within 100 ms', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      const configurable = configurableOf(product)
      const first = firstDecisions(configurable)
      await openProduct(page, language, product)
      await expect(total(page)).toHaveText(formatAmount(ticketOf(configurable, first, shownNow()).total))

      const feature = product.features.find(
        ({ control, choices }) => control === 'RADIO' && choices.some(({ price }) => price > 0),
      )
      const dear = feature?.choices.find(({ price, isDefault }) => price > 0 && !isDefault)
      if (!feature || !dear) throw new Error('the product has no dearer choice')
      const decisions = answered(first, { featureId: feature.id, value: { kind: 'choice', choiceId: dear.id } })
      const expected = formatAmount(ticketOf(configurable, decisions, shownNow()).total)
      const standard = feature.choices.find(({ isDefault }) => isDefault)
      if (!standard) throw new Error('the product has no choice made already')
      const before = formatAmount(ticketOf(configurable, first, shownNow()).total)
      const change = () => changeTakes(page, dear.name, expected)
      const changeBack = () => changeTakes(page, standard.name, before)
      // Another browser on the processor only adds to a time: the shortest is what a change takes.
      const took = [await change(), await changeBack(), await change(), await changeBack(), await change()]
      await expect(total(page)).toHaveText(expected)
      expect(Math.min(...took)).toBeLessThan(100)
      await expect(page.locator('.leads')).toContainText(dear.name)
    })

    inArabic('the new total is announced once after a run of changes', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await openProduct(page, language, product)
      const said = page.locator('.ticket [role="status"]')
      await expect(said).toHaveText('')
      await page.evaluate(() => {
        const heard: string[] = []
        Object.assign(globalThis, { heard })
        const region = document.querySelector('.ticket [role="status"]')
        if (region)
          new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
            childList: true,
            characterData: true,
            subtree: true,
          })
      })
      const rows = page.locator('.ladder tbody tr')
      // One after the other at once: a slow machine must not make a pause of what is none.
      await rows.evaluateAll((all) => [1, 2, 1, 2].forEach((row) => (all[row] as HTMLElement).click()))
      await expect(said).toContainText((await total(page).innerText()).trim())
      expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.length)).toBe(1)
    })

    inEnglish('what was decided survives a reload and the other language', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await openProduct(page, language, product)
      await page.locator('.ladder tbody tr').nth(1).click()
      const chosen = await total(page).textContent()
      await page.reload()
      await expect(total(page)).toHaveText(chosen ?? '')
      // As a reader goes up: the page that was opened again may still be on its way back to its place.
      await page.mouse.wheel(0, -20_000)
      await page.locator('.langs a:not([aria-current])').first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
      await expect(total(page)).toHaveText(chosen ?? '')
    })

    inArabic('nothing moves while choosing', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await page.setViewportSize({ width: 1280, height: 900 })
      await openProduct(page, language, product)
      const height = async () => (await page.locator('.ticket').boundingBox())?.height
      const before = await height()
      for (const row of [1, 2, 0]) {
        await page.locator('.ladder tbody tr').nth(row).click()
        expect(await height()).toBe(before)
      }
      await page.locator('.quantity-other input').fill('3')
      expect(await height()).toBe(before)
    })
  })
}

test('what cannot go together is disabled and says why', async ({ page, request }) => {
  const impossibleOf = (product: ProductDetail) => {
    const configurable = configurableOf(product)
    return ticketOf(configurable, firstDecisions(configurable), shownNow()).impossible
  }
  const product = await findProduct(
    request,
    (each) =>
      impossibleOf(each).size > 0 &&
      each.features.some(
        ({ control, choices }) =>
          ['RADIO', 'CHECKBOX'].includes(control) && choices.some(({ excludes }) => excludes.length > 0),
      ),
  )
  await openProduct(page, 'en', product)
  const impossible = impossibleOf(product)
  for (const [choiceId] of impossible) {
    const choice = product.features.flatMap(({ choices }) => choices).find(({ id }) => id === choiceId)
    const tile = page.locator('.option.off', { hasText: choice?.name ?? '' })
    await expect(tile.locator('input')).toBeDisabled()
    await expect(tile.locator('.quiet')).not.toBeEmpty()
  }
})

test('a choice may bring further questions', async ({ page, request }) => {
  const product = await findProduct(request, (each) => hiddenWithSource(each) !== undefined)
  const { hidden, choice } = hiddenWithSource(product) ?? {}
  await openProduct(page, 'en', product)
  const step = page.locator('.steps h2', { hasText: hidden?.name ?? '' })
  await expect(step).toHaveCount(0)
  await page
    .locator('.option', { hasText: choice?.name ?? '' })
    .first()
    .click()
  await expect(step).toHaveCount(1)
})

test('every control answers: a size, a number, a text, a colour, a date', async ({ page, request }) => {
  const sized = await findProduct(request, ({ features }) => features.some(({ control }) => control === 'DIMENSIONS'))
  await openProduct(page, 'en', sized)
  const before = await total(page).textContent()
  const sides = page.locator('.sides input')
  await sides.nth(0).fill('1000')
  await sides.nth(1).fill('١٠٠٠')
  await expect(total(page)).not.toHaveText(before ?? '')
  await expect(page.locator('.leads')).toContainText('1000 × 1000')
  await sides.nth(1).fill('0')
  await sides.nth(1).blur()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('.leads')).toContainText('1000 × 1000')

  const texted = await findProduct(request, ({ features }) =>
    features.some(
      ({ control, shownWhen, maxChoices }) => control === 'TEXT' && maxChoices === null && shownWhen.length === 0,
    ),
  )
  await openProduct(page, 'en', texted)
  await page.locator('.steps .field input[dir="auto"]').first().fill('Noura نورة')
  await expect(page.locator('.leads')).toContainText('Noura نورة')

  const coloured = await findProduct(request, ({ features }) =>
    features.some(({ control, shownWhen }) => control === 'COLOR' && shownWhen.length === 0),
  )
  await openProduct(page, 'ar', coloured)
  await page.locator('.colour input').nth(1).fill('#0E7C9B')
  await expect(page.locator('.leads')).toContainText(/#0e7c9b/i)

  const dated = await findProduct(request, ({ features }) =>
    features.some(({ control, shownWhen }) => control === 'DATE' && shownWhen.length === 0),
  )
  await openProduct(page, 'en', dated)
  const date = page.locator('.date-in input').first()
  const day = readyBy(new Date(), 15, DEFAULT_POLICY)
  await date.fill(day)
  await expect(page.locator(`.leads time[datetime="${day}"]`)).toBeVisible()
  await date.fill('٠١/٠١/٢٠٠١')
  await date.blur()
  await expect(date).toHaveValue('2001-01-01')
  await expect(page.getByRole('alert').first()).toContainText(/Not before \d+ \w+ 20\d\d/)
})

for (const language of LANGUAGES) {
  const { inArabic } = once(language)
  const says = { en: 'Please select required features', ar: 'أكمل الخصائص المطلوبة' }[language]
  inArabic(`what is missing or wrong stops the order, is named and focused: ${language}`, async ({ page, request }) => {
    const { id } = await findProduct(
      request,
      ({ features, prices }) =>
        features.some(
          ({ control, required, shownWhen, maxChoices }) =>
            control === 'TEXT' && maxChoices === null && required && shownWhen.length === 0,
        ) && prices.some(({ remainingQuantity }) => remainingQuantity !== 0),
    )
    const product = await fetchProduct(request, id, language)
    const text = product.features.find(
      ({ control, required, maxChoices }) => control === 'TEXT' && maxChoices === null && required,
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await openProduct(page, language, product)
    await expect(page.locator('.buybar small')).toContainText(text?.name ?? '')
    await page.locator('.quantity-other input').fill('0')
    await page.locator('.buybar .btn').click()
    await expect(page.locator('.toast')).toContainText(says)
    await expect(page.locator('.toast')).toContainText(text?.name ?? '')
    const input = page.locator(`#at-${text?.id} input`)
    await expect(input).toBeFocused()
    await expect(input).toBeInViewport()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await input.fill('Noura')
    await page.locator('.buybar .btn').click()
    await expect(page.locator('.quantity-other input')).toBeFocused()
    await expect(page.locator('.quantity-other input')).toHaveValue('0')
    await page.locator('.hint button').click()
    await page.locator('.buybar .btn').click()
    await expect(page.locator('.header-account a[href$="/cart"] .count')).toHaveText('1')
  })
}

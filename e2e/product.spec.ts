import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { readyBy, urgentReadyBy, DEFAULT_CALENDAR } from '../src/domain/calendar/ready-by.ts'
import { formatAmount } from '../src/domain/money/halalas.ts'
import { inFourPayments } from '../src/domain/pricing/instalments.ts'
import { urgentFee } from '../src/domain/pricing/totals.ts'
import type { ProductDetail } from '../src/contract/catalog/product-detail.ts'
import { configurableOf } from '../src/web/features/product/configurable.ts'
import { answered, firstDecisions } from '../src/web/features/product/decisions.ts'
import { ticketOf } from '../src/web/features/product/ticket.ts'
import { changeKept } from './cart.ts'
import { expectFit } from './fit.ts'
import { openLive } from './open-live.ts'
import { findProduct, product as fetchProduct } from './shop-data.ts'

const LANGUAGES = ['en', 'ar'] as const
const total = (page: Page) => page.locator('.tk-total b')

/** Opens a product once the page has been taken over by the browser. */
async function open(page: Page, language: string, { id, slug }: ProductDetail): Promise<void> {
  await page.goto(`/${language}/product/${id}/${slug}`)
  await page.waitForFunction(() => {
    const control = document.querySelector('.qother input')
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
}

const hasLadder = ({ prices, features }: ProductDetail): boolean =>
  (prices[0]?.ladder.length ?? 0) > 2 &&
  prices[0]?.remainingQuantity === null &&
  features.some(({ control, choices }) => control === 'RADIO' && choices.some(({ price }) => price > 0))

const rowsOf = (product: ProductDetail) => {
  const configurable = configurableOf(product)
  return ticketOf(configurable, firstDecisions(configurable), Date.now()).rows
}

for (const language of LANGUAGES) {
  test.describe(`a product in ${language}`, () => {
    test('has a price at once, and every choice changes it within 100 ms', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      const configurable = configurableOf(product)
      const first = firstDecisions(configurable)
      await open(page, language, product)
      await expect(total(page)).toHaveText(formatAmount(ticketOf(configurable, first, Date.now()).total))

      const feature = product.features.find(
        ({ control, choices }) => control === 'RADIO' && choices.some(({ price }) => price > 0),
      )
      const dear = feature?.choices.find(({ price, isDefault }) => price > 0 && !isDefault)
      if (!feature || !dear) throw new Error('the product has no dearer choice')
      const decisions = answered(first, { featureId: feature.id, choiceIds: [dear.id] })
      const expected = formatAmount(ticketOf(configurable, decisions, Date.now()).total)
      const took = await page.evaluate(
        async ([name, amount]) => {
          const tile = [...document.querySelectorAll('.op')].find((each) =>
            each.querySelector('b')?.textContent?.includes(name ?? ''),
          )
          const start = performance.now()
          tile?.querySelector('input')?.click()
          while (document.querySelector('.tk-total b')?.textContent !== amount && performance.now() - start < 1000) {
            await new Promise((resolve) => requestAnimationFrame(resolve))
          }
          return performance.now() - start
        },
        [dear.name, expected] as const,
      )
      await expect(total(page)).toHaveText(expected)
      expect(took).toBeLessThan(100)
      await expect(page.locator('.leads')).toContainText(dear.name)
    })

    test('the ladder is a table whose rows set the quantity', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      const configurable = configurableOf(product)
      const rows = ticketOf(configurable, firstDecisions(configurable), Date.now()).rows
      await open(page, language, product)
      const table = page.getByRole('table')
      await expect(table.locator('tbody tr')).toHaveCount(rows.length)
      await expect(table.locator('tr[aria-selected="true"]')).toHaveCount(1)
      const third = rows[2]
      if (!third) throw new Error('the ladder has two rows only')
      await table.locator('tbody tr').nth(2).locator('td').nth(1).click()
      await expect(table.locator('tbody tr').nth(2)).toHaveAttribute('aria-selected', 'true')
      await expect(table.getByRole('radio').nth(2)).toBeChecked()
      await expect(total(page)).toHaveText(formatAmount(third.total))
      if (third.savingPercent > 0)
        await expect(table.locator('tbody tr').nth(2)).toContainText(`${third.savingPercent}%`)

      const other = third.quantity + product.quantityStep
      await page
        .locator('.qother input')
        .fill(String(other).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
      const at = ticketOf(configurable, { ...firstDecisions(configurable), quantity: other }, Date.now())
      await expect(total(page)).toHaveText(formatAmount(at.total))
      await expect(table.locator('tr[aria-selected="true"]')).toContainText(formatAmount(at.row?.total ?? 0))
      await expect(page.locator('.tk-each')).toContainText(formatAmount(inFourPayments(at.total)[1]))
    })

    test('the next step of the ladder is named with what it costs, taken by a press, and none after the last', async ({
      page,
      request,
    }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      const [first, second] = rowsOf(product)
      if (!first || !second) throw new Error('the ladder has one row only')
      await open(page, language, product)
      const hint = page.locator('.hint')
      await expect(hint).toContainText(formatAmount(second.total - first.total))
      await expect(hint).toContainText(formatAmount(second.unit))
      await hint.getByRole('button').click()
      await expect(page.locator('.ladder tbody tr').nth(1)).toHaveAttribute('aria-selected', 'true')
      await expect(total(page)).toHaveText(formatAmount(second.total))
      await page.locator('.ladder tbody tr').last().locator('td').first().click()
      await expect(hint).toBeEmpty()
    })

    test('sizes that are not the quantity stop the order, until either is right', async ({ page, request }) => {
      const isShared = ({ control, required, maxChoices }: ProductDetail['features'][number]): boolean =>
        control === 'TEXT' && required && maxChoices !== null
      const { id } = await findProduct(
        request,
        ({ features, minQuantity }) => minQuantity > 5 && features.some(isShared),
      )
      const product = await fetchProduct(request, id, language)
      const least = product.minQuantity
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, language, product)
      const step = page.locator(`#at-${product.features.find(isShared)?.id}`)
      const sizes = step.locator('textarea')
      await sizes.fill('M ٣')
      await expect(step.locator('output')).toContainText(String(least))
      await page.locator('.buybar .btn').click()
      await expect(sizes).toBeFocused()
      await expect(sizes).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('.acct a[href$="/cart"] .count')).toHaveCount(0)
      await sizes.fill(`M ٣، ${least - 3} L`)
      await expect(sizes).not.toHaveAttribute('aria-invalid')
      await page.locator('.buybar .btn').click()
      await expect(page.locator('.acct a[href$="/cart"] .count')).toHaveText('1')

      // In the cart its quantity follows from the sizes; one that does not is put right by a press.
      await openLive(page, `/${language}/cart`)
      const named = page.locator('.line-sizes input')
      await expect(named).toHaveValue(`M 3, L ${least - 3}`)
      await named.fill(`M ٣، ${least} L، XL 2`)
      const line = page.locator('.lines > .line')
      const isWhole = async (): Promise<void> => {
        await expect(line.locator('.line-sizes')).toContainText(String(least + 5))
        await expect(page.locator('.sum-n[aria-busy]')).toHaveCount(0)
        await expect(line.locator('.line-p')).toBeVisible()
        await expect(line.locator('.line-bad, .note')).toHaveCount(0)
      }
      await isWhole()
      await expectFit(page)
      await changeKept(page, `data.items[0].quantity = ${least}`)
      await openLive(page, `/${language}/cart`)
      await expect(line.locator('.line-p')).toHaveCount(0)
      await line.locator('.line-bad button').click()
      await isWhole()
      await named.fill('M')
      await expect(line.locator('.line-bad')).toBeVisible()
      // What is typed is not what would be bought: it stops the way on.
      await page.locator('a[href$="step=details"]:visible').first().click()
      await expect(named).toBeFocused()
      await expect(page).toHaveURL(/\/cart$/)
    })

    test('of more than one order may have a person can be asked, with the quantity', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, language, product)
      await page.locator('.qother input').fill('999999')
      await page.locator('.hint a').click()
      await expect(page).toHaveURL(/\/special-request\?/)
      await expect(page.locator('.request [name="quantity"]')).toHaveValue('999999')
      await expect(page.locator('.request [name="description"]')).toHaveValue(/999[,٬]999/)
    })

    test('a quantity that is not sold is refused with the nearest that is', async ({ page, request }) => {
      const { id } = await findProduct(request, ({ minQuantity, quantityStep }) => minQuantity > 10 && quantityStep > 1)
      const product = await fetchProduct(request, id, language)
      await open(page, language, product)
      const before = await total(page).textContent()
      const input = page.locator('.qother input')
      await input.fill(String(product.minQuantity - 1))
      await expect(page.getByRole('alert')).toContainText(String(product.minQuantity))
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      expect(await total(page).textContent()).toBe(before)
      await input.fill(String(product.minQuantity + 1))
      await page.locator('.hint button').click()
      await expect(page.locator('.leads')).toContainText(String(product.minQuantity + product.quantityStep))
      await input.fill('many')
      await expect(page.getByRole('alert')).toBeVisible()
    })

    test('standard and urgent stand side by side with day and price', async ({ page, request }) => {
      const { id } = await findProduct(
        request,
        ({ urgentAllowed, productionDays }) => urgentAllowed && productionDays > 2,
      )
      const product = await fetchProduct(request, id, language)
      const configurable = configurableOf(product)
      const { line } = ticketOf(configurable, firstDecisions(configurable), Date.now())
      await open(page, language, product)
      const tiles = page.locator('.when .op')
      const now = new Date()
      await expect(tiles.nth(0).locator('time')).toHaveAttribute(
        'datetime',
        readyBy(now, product.productionDays, DEFAULT_CALENDAR),
      )
      await expect(tiles.nth(1).locator('time')).toHaveAttribute(
        'datetime',
        urgentReadyBy(now, product.productionDays, DEFAULT_CALENDAR),
      )
      const urgent = formatAmount(line.line + urgentFee(line.line))
      await expect(tiles.nth(1)).toContainText(urgent)
      await tiles.nth(1).click()
      await expect(total(page)).toHaveText(urgent)
    })

    test('the new total is announced once after a run of changes', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await open(page, language, product)
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
      for (const row of [1, 2, 1, 2]) await rows.nth(row).click()
      await expect(said).toContainText((await total(page).innerText()).trim())
      expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.length)).toBe(1)
    })

    test('what was decided survives a reload and the other language', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await open(page, language, product)
      await page.locator('.ladder tbody tr').nth(1).click()
      const chosen = await total(page).textContent()
      await page.reload()
      await expect(total(page)).toHaveText(chosen ?? '')
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('.langs a:not([aria-current])').first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'ar' : 'en')
      await expect(total(page)).toHaveText(chosen ?? '')
    })

    test('nothing moves while choosing', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, language, product)
      const height = async () => (await page.locator('.ticket').boundingBox())?.height
      const before = await height()
      for (const row of [1, 2, 0]) {
        await page.locator('.ladder tbody tr').nth(row).click()
        expect(await height()).toBe(before)
      }
      await page.locator('.qother input').fill('3')
      expect(await height()).toBe(before)
    })

    test('the pictures are all within reach, and can be looked at closely', async ({ page, request }) => {
      const { id } = await findProduct(request, ({ pictures }) => pictures.length >= 3)
      const product = await fetchProduct(request, id, language)
      await open(page, language, product)
      const shown = page.locator('.gal-strip img').first()
      await page.locator('.gal-tools .icon').last().click()
      await expect(shown).toHaveCSS('transform', /matrix\(1\.6/)
      await page.locator('.gal-tools .icon').first().click()
      await expect(shown).toHaveCSS('transform', 'none')
      await shown.dblclick()
      await expect(shown).toHaveCSS('transform', /matrix\(2\.5/)
      await shown.dblclick()
      await page.locator('.thumbs a').nth(1).click()
      await expect(page.locator('.thumbs a').nth(1)).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.gal-strip img').nth(1)).toBeInViewport()
      await page.locator('.gal-strip').focus()
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(page.locator('.thumbs a').nth(2)).toHaveAttribute('aria-current', 'true')
    })

    test('its true size can be measured', async ({ page, request }) => {
      const { id } = await findProduct(request, ({ widthMm, heightMm }) => widthMm !== null && heightMm !== null)
      const product = await fetchProduct(request, id, language)
      await open(page, language, product)
      await page.locator('.gal-tools .tool').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('svg .true-it')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  })
}

test('what cannot go together is disabled and says why', async ({ page, request }) => {
  const product = await findProduct(request, ({ features }) =>
    features.some(
      ({ control, choices }) =>
        ['RADIO', 'CHECKBOX'].includes(control) && choices.some(({ excludes }) => excludes.length > 0),
    ),
  )
  const configurable = configurableOf(product)
  await open(page, 'en', product)
  const { impossible } = ticketOf(configurable, firstDecisions(configurable), Date.now())
  for (const [choiceId] of impossible) {
    const choice = product.features.flatMap(({ choices }) => choices).find(({ id }) => id === choiceId)
    const tile = page.locator('.op.off', { hasText: choice?.name ?? '' })
    await expect(tile.locator('input')).toBeDisabled()
    await expect(tile.locator('.q')).not.toBeEmpty()
  }
})

test('a choice may bring further questions', async ({ page, request }) => {
  const product = await findProduct(request, ({ features }) =>
    features.some(({ shownWhen }) =>
      shownWhen.some((choiceId) =>
        features.some(
          ({ control, choices }) =>
            ['RADIO', 'CHECKBOX', 'SWATCH'].includes(control) && choices.some(({ id }) => id === choiceId),
        ),
      ),
    ),
  )
  const configurable = configurableOf(product)
  const first = firstDecisions(configurable)
  const before = ticketOf(configurable, first, Date.now())
  const hidden = product.features.find(({ id, shownWhen }) => shownWhen.length > 0 && !before.visible.has(id))
  if (!hidden) return
  const source = product.features.find(({ choices }) => choices.some(({ id }) => id === hidden.shownWhen[0]))
  const choice = source?.choices.find(({ id }) => id === hidden.shownWhen[0])
  await open(page, 'en', product)
  const step = page.locator('.steps h2', { hasText: hidden.name })
  await expect(step).toHaveCount(0)
  await page
    .locator('.op', { hasText: choice?.name ?? '' })
    .first()
    .click()
  await expect(step).toHaveCount(1)
})

test('every control answers: a size, a number, a text, a colour, a date', async ({ page, request }) => {
  const sized = await findProduct(request, ({ features }) => features.some(({ control }) => control === 'DIMENSIONS'))
  await open(page, 'en', sized)
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
  await open(page, 'en', texted)
  await page.locator('.steps .fld input[dir="auto"]').first().fill('Noura نورة')
  await expect(page.locator('.leads')).toContainText('Noura نورة')

  const coloured = await findProduct(request, ({ features }) =>
    features.some(({ control, shownWhen }) => control === 'COLOR' && shownWhen.length === 0),
  )
  await open(page, 'ar', coloured)
  await page.locator('.colour input').nth(1).fill('#0E7C9B')
  await expect(page.locator('.leads')).toContainText(/#0e7c9b/i)

  const dated = await findProduct(request, ({ features }) =>
    features.some(({ control, shownWhen }) => control === 'DATE' && shownWhen.length === 0),
  )
  await open(page, 'en', dated)
  const date = page.locator('.date-in input').first()
  const day = readyBy(new Date(), 15, DEFAULT_CALENDAR)
  await date.fill(day)
  await expect(page.locator(`.leads time[datetime="${day}"]`)).toBeVisible()
  await date.fill('٠١/٠١/٢٠٠١')
  await date.blur()
  await expect(date).toHaveValue('2001-01-01')
  await expect(page.getByRole('alert').first()).toContainText(/Not before \d+ \w+ 20\d\d/)
})

for (const language of LANGUAGES) {
  test(`a card and the page it leads to name the same price: ${language}`, async ({ page, request }) => {
    // Its first choice is not the cheapest one.
    const { id, code } = await findProduct(request, ({ features }) =>
      features.some(
        ({ control, required, choices }) =>
          control === 'RADIO' &&
          required &&
          choices.some(({ isDefault, price }) => isDefault && choices.some((other) => other.price < price)),
      ),
    )
    await page.goto(`/${language}/search?name=${code}`)
    const card = page.locator('.listing .card').filter({ hasText: code }).first()
    const price = await card.locator('.card-price').innerText()
    await page.goto(`/${language}/product/${id}`)
    await expect(page.locator('.cfg-from')).toHaveText(price)
  })
}

test('the request form receives the whole configuration, and has it after a reload', async ({ page, request }) => {
  const product = await findProduct(request, hasLadder)
  const feature = product.features.find(({ control, required }) => control === 'RADIO' && required)
  const quantity = (product.prices[0]?.ladder[1]?.minQuantity ?? 0) + product.quantityStep
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, 'en', product)
  await page.locator('.qother input').fill(String(quantity))
  const price = (await total(page).innerText()).trim()
  await page.locator('.ticket a.btn').click()
  await expect(page).toHaveURL(/\/special-request\?/)
  const field = (name: string) => page.locator(`.request [name="${name}"]`)
  const description = field('description')
  const said = [`${product.name} (${product.code})`, `${feature?.name}: `, 'pieces', 'Standard', price, 'Ready by']
  for (const text of said) await expect(description).toHaveValue(new RegExp(text.replace(/[()]/g, '\\$&')))
  await expect(field('quantity')).toHaveValue(String(quantity))
  await expect(field('productType')).toHaveValue(new RegExp(product.code))
  await expect(field('categoryId')).toHaveValue(product.topCategory.id)
  await expect(page.locator('.page-h .lead')).toContainText('filled in')
  const before = await description.inputValue()
  await page.reload()
  await expect(description).toHaveValue(before)
})

for (const button of ['left', 'middle'] as const) {
  test(`a tab of its own receives the configuration too: ${button} button`, async ({ page, request, context }) => {
    const product = await findProduct(request, hasLadder)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, 'en', product)
    const opened = context.waitForEvent('page')
    await page.locator('.ticket a.btn').click({ button, ...(button === 'left' && { modifiers: ['ControlOrMeta'] }) })
    const form = (await opened).locator('.request')
    await expect(form.locator('[name="description"]')).toHaveValue(/Ready by/)
    await expect(form.locator('[name="quantity"]')).not.toHaveValue('')
    await expect(page).toHaveURL(/\/product\//)
  })
}

for (const language of LANGUAGES) {
  const says = { en: 'Please select required features', ar: 'فضلًا أكمل الخصائص المطلوبة' }[language]

  test(`what is missing or wrong stops the order, is named and focused: ${language}`, async ({ page, request }) => {
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
    await open(page, language, product)
    await expect(page.locator('.buybar small')).toContainText(text?.name ?? '')
    await page.locator('.qother input').fill('0')
    await page.locator('.buybar .btn').click()
    await expect(page.locator('.toast')).toContainText(says)
    await expect(page.locator('.toast')).toContainText(text?.name ?? '')
    const input = page.locator(`#at-${text?.id} input`)
    await expect(input).toBeFocused()
    await expect(input).toBeInViewport()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await input.fill('Noura')
    await page.locator('.buybar .btn').click()
    await expect(page.locator('.qother input')).toBeFocused()
    await expect(page.locator('.qother input')).toHaveValue('0')
    await page.locator('.hint button').click()
    await page.locator('.buybar .btn').click()
    await expect(page.locator('.acct a[href$="/cart"] .count')).toHaveText('1')
  })

  test(`what is sold out has neither day nor payments, and can be asked about: ${language}`, async ({
    page,
    request,
  }) => {
    const { id } = await findProduct(request, ({ prices }) =>
      prices.every(({ remainingQuantity }) => remainingQuantity === 0),
    )
    const product = await fetchProduct(request, id, language)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, language, product)
    await expect(page.locator('.ticket time')).toHaveCount(0)
    await expect(page.locator('.tk-each')).not.toContainText('4')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).toContain('https://schema.org/OutOfStock')
    expect(data.join('')).not.toContain('InStock')
    await page.locator('.ticket .btn').click()
    await expect(page.locator('.request [name="description"]')).toHaveValue(new RegExp(product.code))
  })
}

test('on a phone day and total stay at the lower edge', async ({ page, request }) => {
  const product = await findProduct(request, hasLadder)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'ar', product)
  const bar = page.locator('.buybar')
  await expect(bar).toBeInViewport()
  await expect(bar.locator('b')).toHaveText((await total(page).textContent()) ?? '')
  await page.locator('.foot').scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
})

test('a text without translation is marked with its own language', async ({ page, request }) => {
  const product = await findProduct(request, ({ name }) => !/[a-z]/i.test(name))
  await page.goto(`/en/product/${product.id}`)
  const name = page.locator('h1 [lang="ar"]')
  await expect(name).toHaveText(product.name)
  await expect(name).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.prose[lang="ar"][dir="rtl"]').first()).toBeAttached()
  await page.goto(`/ar/product/${product.id}`)
  await expect(page.locator('main [lang="ar"]')).toHaveCount(0)
})

test.describe('odd addresses of a product', () => {
  test('the slug is put right, unknown products are not found', async ({ request }) => {
    const product = await findProduct(request, () => true)
    const answer = await request.get(`/en/product/${product.id}/wrong-slug`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(new URL(answer.headers()['location'] ?? '', 'http://x').pathname).toBe(
      `/en/product/${product.id}/${product.slug}`,
    )
    for (const id of ['999999', '0', '-1', 'abc', '1e9', '%00', '99999999999999999999']) {
      expect((await request.get(`/ar/product/${id}`, { maxRedirects: 0 })).status(), id).toBe(404)
    }
  })
})

test('the head names the product, its picture, its languages and its offer', async ({ page, request }) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length > 0)
  await page.goto(`/en/product/${product.id}/${product.slug}`)
  await expect(page).toHaveTitle(new RegExp(`^${product.name.slice(0, 6)}`))
  const arabic = await page.locator('link[hreflang="ar"]').getAttribute('href')
  expect(decodeURI(arabic ?? '')).toContain(`/ar/product/${product.id}/${product.slugs.ar}`)
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveAttribute('fetchpriority', 'high')
  // What messengers show of a link: a landscape JPEG, whatever the product's picture is.
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await request.get(new URL(shared ?? '').pathname)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  await expect(page.locator('meta[property="og:image:width"]')).toHaveAttribute('content', '1200')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )
  const shown = data.find((item) => item['@type'] === 'Product') as { sku: string; offers: Record<string, unknown> }
  expect(shown.sku).toBe(product.code)
  expect(JSON.stringify(shown.offers)).toContain('MerchantReturnPolicy')
  expect(JSON.stringify(shown.offers)).toContain('SAR')
  expect(JSON.stringify(shown.offers)).toContain(
    `"handlingTime":{"@type":"QuantitativeValue","minValue":${product.productionDays}`,
  )
  expect(JSON.stringify(shown.offers)).toContain(
    '"shippingRate":{"@type":"MonetaryAmount","currency":"SAR","value":"35.00"}',
  )
  expect(data.some((item) => item['@type'] === 'BreadcrumbList')).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('price, ladder, files and text can be read', async ({ page, request }) => {
    const product = await findProduct(request, (each) => hasLadder(each) && each.descriptionHtml !== null)
    await page.goto(`/ar/product/${product.id}`)
    await expect(total(page)).not.toBeEmpty()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'المواصفات' }).getByRole('rowheader').first()).toBeVisible()
    for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
    await expect(page.locator('.gal-tools')).toBeHidden()
    for (const control of await page.locator('.pd :is(input, select, button)').all()) await expect(control).toBeHidden()
    for (const thumb of await page.locator('.thumbs a').all()) await expect(thumb).toBeVisible()
    await expect(page.locator('.thumbs a').first()).toHaveAttribute('href', /^\/images\//)
  })
})

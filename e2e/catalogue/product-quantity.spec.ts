import { expect, test } from '@playwright/test'
import { readyBy, urgentReadyBy } from '../../src/domain/calendar/ready-by.ts'
import { formatAmount } from '../../src/domain/money/halalas.ts'
import { inFourPayments } from '../../src/domain/pricing/instalments.ts'
import { urgentFee } from '../../src/domain/pricing/totals.ts'
import type { ProductDetail } from '../../src/contract/catalog/product-detail.ts'
import { configurableOf } from '../../src/contract/catalog/configurable.ts'
import { firstDecisions } from '../../src/web/features/product/configurator/decisions.ts'
import { ticketOf } from '../../src/web/features/product/ticket/ticket.ts'
import { changeStored } from '../checkout/cart.ts'
import { expectFit } from '../fit.ts'
import { once } from '../once.ts'
import { openLive } from '../open-live.ts'
import { findProduct, product as fetchProduct } from '../shop-data.ts'
import { LANGUAGES } from '../public-pages.ts'
import { hasLadder, openProduct, rowsOf, shownNow, total } from './product-page.ts'
import { DEFAULT_POLICY } from '../../src/domain/shop-policy.ts'

for (const language of LANGUAGES) {
  const { inArabic, inEnglish } = once(language)

  test.describe(`the quantity of a product in ${language}`, () => {
    inEnglish('the ladder is a table whose rows set the quantity', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      const configurable = configurableOf(product)
      const rows = ticketOf(configurable, firstDecisions(configurable), shownNow()).rows
      await openProduct(page, language, product)
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
        .locator('.quantity-other input')
        .fill(String(other).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
      const at = ticketOf(configurable, { ...firstDecisions(configurable), quantity: other }, shownNow())
      await expect(total(page)).toHaveText(formatAmount(at.total))
      await expect(table.locator('tr[aria-selected="true"]')).toContainText(formatAmount(at.row?.total ?? 0))
      await expect(page.locator('.ticket-each')).toContainText(formatAmount(inFourPayments(at.total)[1]))
    })

    inArabic(
      'the next step of the ladder is named with what it costs, taken by a press, and none after the last',
      async ({ page, request }) => {
        const { id } = await findProduct(request, hasLadder)
        const product = await fetchProduct(request, id, language)
        const [first, second] = rowsOf(product)
        if (!first || !second) throw new Error('the ladder has one row only')
        await openProduct(page, language, product)
        const hint = page.locator('.hint')
        await expect(hint).toContainText(formatAmount(second.total - first.total))
        await expect(hint).toContainText(formatAmount(second.unit))
        await hint.getByRole('button').click()
        await expect(page.locator('.ladder tbody tr').nth(1)).toHaveAttribute('aria-selected', 'true')
        await expect(total(page)).toHaveText(formatAmount(second.total))
        await page.locator('.ladder tbody tr').last().locator('td').first().click()
        await expect(hint).toBeEmpty()
      },
    )

    inEnglish('sizes that are not the quantity stop the order, until either is right', async ({ page, request }) => {
      const isShared = ({ control, required, maxChoices }: ProductDetail['features'][number]): boolean =>
        control === 'TEXT' && required && maxChoices !== null
      const { id } = await findProduct(
        request,
        ({ features, minQuantity }) => minQuantity > 5 && features.some(isShared),
      )
      const product = await fetchProduct(request, id, language)
      const least = product.minQuantity
      await page.setViewportSize({ width: 390, height: 844 })
      await openProduct(page, language, product)
      const step = page.locator(`#at-${product.features.find(isShared)?.id}`)
      const sizes = step.locator('textarea')
      await sizes.fill('M ٣')
      await expect(step.locator('output')).toContainText(String(least))
      await page.locator('.buybar .btn').click()
      await expect(sizes).toBeFocused()
      await expect(sizes).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('.header-account a[href$="/cart"] .count')).toHaveCount(0)
      await sizes.fill(`M ٣، ${least - 3} L`)
      await expect(sizes).not.toHaveAttribute('aria-invalid')
      await page.locator('.buybar .btn').click()
      await expect(page.locator('.header-account a[href$="/cart"] .count')).toHaveText('1')

      // In the cart its quantity follows from the sizes; one that does not is put right by a press.
      await openLive(page, `/${language}/cart`)
      const named = page.locator('.line-sizes input')
      await expect(named).toHaveValue(`M 3, L ${least - 3}`)
      await named.fill(`M ٣، ${least} L، XL 2`)
      const line = page.locator('.lines > .line')
      const isWhole = async (): Promise<void> => {
        await expect(line.locator('.line-sizes')).toContainText(String(least + 5))
        await expect(page.locator('.sum-amounts[aria-busy]')).toHaveCount(0)
        await expect(line.locator('.line-price')).toBeVisible()
        await expect(line.locator('.line-bad, .note.warn')).toHaveCount(0)
      }
      await isWhole()
      await expectFit(page)
      await changeStored(page, `data.items[0].quantity = ${least}`)
      await openLive(page, `/${language}/cart`)
      await expect(line.locator('.line-price')).toHaveCount(0)
      await line.locator('.line-bad button').click()
      await isWhole()
      await named.fill('M')
      await expect(line.locator('.line-bad')).toBeVisible()
      // What is typed is not what would be bought: it stops the way on.
      await page.locator('a[href$="step=details"]:visible').first().click()
      await expect(named).toBeFocused()
      await expect(page).toHaveURL(/\/cart$/)
    })

    inArabic('of more than one order may have a person can be asked, with the quantity', async ({ page, request }) => {
      const { id } = await findProduct(request, hasLadder)
      const product = await fetchProduct(request, id, language)
      await page.setViewportSize({ width: 390, height: 844 })
      await openProduct(page, language, product)
      await page.locator('.quantity-other input').fill('999999')
      await page.locator('.hint a').click()
      await expect(page).toHaveURL(/\/special-request\?/)
      await expect(page.locator('.request [name="quantity"]')).toHaveValue('999999')
      await expect(page.locator('.request [name="description"]')).toHaveValue(/999[,٬]999/)
    })

    inEnglish('a quantity that is not sold is refused with the nearest that is', async ({ page, request }) => {
      const { id } = await findProduct(request, ({ minQuantity, quantityStep }) => minQuantity > 10 && quantityStep > 1)
      const product = await fetchProduct(request, id, language)
      await openProduct(page, language, product)
      const before = await total(page).textContent()
      const input = page.locator('.quantity-other input')
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

    inArabic('standard and urgent stand side by side with day and price', async ({ page, request }) => {
      const { id } = await findProduct(
        request,
        ({ urgentAllowed, productionDays }) => urgentAllowed && productionDays > 2,
      )
      const product = await fetchProduct(request, id, language)
      const configurable = configurableOf(product)
      const { line } = ticketOf(configurable, firstDecisions(configurable), shownNow())
      await openProduct(page, language, product)
      const tiles = page.locator('.when .option')
      const now = new Date()
      await expect(tiles.nth(0).locator('time')).toHaveAttribute(
        'datetime',
        readyBy(now, product.productionDays, DEFAULT_POLICY),
      )
      await expect(tiles.nth(1).locator('time')).toHaveAttribute(
        'datetime',
        urgentReadyBy(now, product.productionDays, DEFAULT_POLICY),
      )
      const urgent = formatAmount(line.line + urgentFee(line.line, DEFAULT_POLICY.urgentPercent))
      await expect(tiles.nth(1)).toContainText(urgent)
      await tiles.nth(1).click()
      await expect(total(page)).toHaveText(urgent)
    })
  })
}

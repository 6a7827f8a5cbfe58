import { readyBy, urgentReadyBy } from '#domain/calendar/ready-by.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import { impossibleChoices } from '#domain/configuration/impossible-choices.ts'
import type { ProductPrice } from '#domain/catalog/product-price.ts'
import { MAX_QUANTITY } from '#domain/catalog/quantity.ts'
import { visibleFeatures } from '#domain/configuration/visible-features.ts'
import type { Halalas } from '#domain/money/halalas.ts'
import { currentRow, nextBreak, nextStep, priceTable } from '#domain/pricing/price-ladder.ts'
import type { NextBreak, NextStep, PriceTableRow } from '#domain/pricing/price-ladder.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import type { PricedLine } from '#domain/pricing/price-line.ts'
import { surchargeOf } from '#domain/pricing/surcharge.ts'
import { isUrgentEarlier, urgentFee } from '#domain/pricing/totals.ts'
import type { PublicPolicy } from '#domain/public-policy.ts'
import type { Configurable } from '#contract/catalog/configurable.ts'
import { configurationOf, isSoldOut, variantOf } from '../configurator/decisions.ts'
import type { Decisions } from '../configurator/decisions.ts'

/** Why an urgent job is not offered. */
export type UrgentRefusal = 'not-allowed' | 'no-faster'

/** Everything the page says about a configuration. Amounts include VAT. */
export type Ticket = {
  readonly variant: ProductPrice
  /** Nothing of the variant is left: it has a price, but no day and no way to pay. */
  readonly isSoldOut: boolean
  readonly chosen: readonly ChosenFeature[]
  /** Ids of the features shown. */
  readonly visible: ReadonlySet<string>
  /** Choices that cannot be taken now, each with the taken one that rules it out. */
  readonly impossible: ReadonlyMap<string, string>
  /** The pieces it is all said of. */
  readonly quantity: number
  readonly line: PricedLine
  readonly rows: readonly PriceTableRow[]
  readonly row: PriceTableRow | undefined
  /** The next row while it is near, for the cart. */
  readonly next: NextBreak | undefined
  /** The next row at which a piece costs less. */
  readonly step: NextStep | undefined
  readonly standard: { readonly day: IsoDate; readonly total: Halalas }
  readonly urgent: {
    readonly day: IsoDate
    readonly total: Halalas
    readonly fee: Halalas
    readonly refusal: UrgentRefusal | null
  }
  /** What is to be paid, with the urgent fee when it is urgent. */
  readonly total: Halalas
  readonly day: IsoDate
  readonly isUrgent: boolean
}

/** When the page is shown (ms), and how the shop works. */
type TicketContext = { readonly now: number; readonly policy: PublicPolicy }

/** Prices, dates and possibilities of a configuration. */
export function ticketOf(configurable: Configurable, decisions: Decisions, context: TicketContext): Ticket {
  const { product, features } = configurable
  const { quantity } = decisions
  const productPrice = variantOf(configurable, decisions)
  const chosen = configurationOf(configurable, decisions)
  const visible = visibleFeatures(features, chosen)
  const configured = { productPrice, surcharge: surchargeOf(features, chosen) }

  const line = priceLine({ ...configured, quantity })
  const rows = priceTable(configured, product.minQuantity)
  const dates = datesOf(configurable, context)
  const fee = urgentFee(line.line, context.policy.urgentPercent)
  const refusal = !product.urgentAllowed ? 'not-allowed' : isUrgentEarlier(dates) ? null : 'no-faster'
  const isUrgent = decisions.urgent && refusal === null
  return {
    variant: productPrice,
    isSoldOut: isSoldOut(productPrice, product),
    chosen,
    visible: new Set(visible.map(({ id }) => id)),
    impossible: impossibleChoices(visible, chosen),
    quantity,
    line,
    rows,
    row: currentRow(rows, quantity),
    next: nextBreak({ ...configured, quantity }),
    step: nextStep({ ...configured, quantity }, productPrice.remainingQuantity ?? MAX_QUANTITY),
    standard: { day: dates.standard, total: line.line },
    urgent: { day: dates.urgent, total: line.line + fee, fee, refusal },
    total: isUrgent ? line.line + fee : line.line,
    day: isUrgent ? dates.urgent : dates.standard,
    isUrgent,
  }
}

const datesOf = ({ product: { productionDays } }: Configurable, { now, policy }: TicketContext) => ({
  standard: readyBy(new Date(now), productionDays, policy),
  urgent: urgentReadyBy(new Date(now), productionDays, policy),
})

/** What each choice of a feature adds to the line as it is configured now, after the offer, by choice id. */
export function addedByChoices(
  { features }: Configurable,
  { quantity }: Decisions,
  { variant, chosen, visible }: Pick<Ticket, 'variant' | 'chosen' | 'visible'>,
  featureId: string,
): ReadonlyMap<string, Halalas> {
  // What is shown stays shown here: a choice is compared by its own price, not by what it brings into view.
  const visibleFeatures = features.filter(({ id }) => visible.has(id)).map((feature) => ({ ...feature, condition: [] }))
  const others = chosen.filter((answer) => answer.featureId !== featureId)
  const lineWith = (answers: readonly ChosenFeature[]): Halalas =>
    priceLine({ productPrice: variant, surcharge: surchargeOf(visibleFeatures, answers), quantity }).line
  const without = lineWith(others)
  const choices = visibleFeatures.find(({ id }) => id === featureId)?.choices ?? []
  return new Map(
    choices.map(
      ({ id }) =>
        [id, lineWith([...others, { featureId, value: { kind: 'choice', choiceId: id } }]) - without] as const,
    ),
  )
}

import { configurableOf } from '#contract/catalog/configurable.ts'
import type { Configurable } from '#contract/catalog/configurable.ts'
import type { JsonBodyOf } from '#contract/api-client.ts'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { toLineFeatures } from '#contract/cart/line-feature.ts'
import { choicesValue } from '#domain/configuration/chosen-feature.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import { defaultConfiguration } from '#domain/configuration/default-configuration.ts'
import { isChoiceControl } from '#domain/configuration/feature.ts'
import { visibleConfiguration } from '#domain/configuration/visible-features.ts'
import { writtenConfiguration } from '#domain/configuration/written-feature.ts'
import { toLatinDigits } from '#domain/text/digits.ts'

/** An answer that was given by hand: choices, or what was typed. */
export type Answer = { readonly choiceIds: readonly string[] } | { readonly text: string }

/** A product that is ordered, as far as it is decided. */
export type DraftLine = {
  readonly key: string
  readonly product: ProductDetail
  readonly priceId: string
  /** By the id of the feature. */
  readonly answers: Readonly<Record<string, Answer>>
  /** As it is typed. */
  readonly quantity: string
  readonly note: string
}

/** Whom an order is for, as it is typed. */
export type DraftCustomer = {
  /** Of the account that was found. */
  readonly customerId: string | undefined
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly company: string
  readonly vatNumber: string
  readonly poNumber: string
}

/** Where an order goes, as it is typed. */
export type DraftAddress = {
  readonly regionId: string
  readonly cityId: string
  readonly districtId: string
  readonly street: string
  readonly building: string
  readonly details: string
}

export const NO_CUSTOMER: DraftCustomer = {
  customerId: undefined,
  name: '',
  phone: '',
  email: '',
  company: '',
  vatNumber: '',
  poNumber: '',
}

export const NO_ADDRESS: DraftAddress = {
  regionId: '',
  cityId: '',
  districtId: '',
  street: '',
  building: '',
  details: '',
}

export type CounterOrderBody = JsonBodyOf<'/api/office/counter-orders', 'post'>

/** How a product is met: the first version, its default choices, its smallest quantity. */
export const newLine = (key: string, product: ProductDetail): DraftLine => ({
  key,
  product,
  priceId: product.prices[0]?.id ?? '',
  answers: {},
  quantity: String(product.minQuantity),
  note: '',
})

/** The decisions about a line: those given by hand, and the product's defaults for what else is shown. */
export function configurationOf({ features }: Pick<Configurable, 'features'>, answers: DraftLine['answers']) {
  const decided = features.flatMap((feature): ChosenFeature[] => {
    const answer = answers[feature.id]
    if (!answer) return []
    const value =
      'text' in answer
        ? ({ kind: 'text', text: answer.text } as const)
        : isChoiceControl(feature.control)
          ? choicesValue(feature.control, answer.choiceIds)
          : undefined
    return value ? [{ featureId: feature.id, value }] : []
  })
  return visibleConfiguration(features, defaultConfiguration(features, decided))
}

/** A typed quantity; undefined when it is no number of pieces. */
export function quantityOf({ quantity }: Pick<DraftLine, 'quantity'>): number | undefined {
  const digits = toLatinDigits(quantity).replaceAll(/[\s,٬]/g, '')
  const count = Number(digits)
  return /^\d{1,8}$/.test(digits) && count > 0 ? count : undefined
}

/** A line as the API prices and takes it. */
export function itemOf(line: DraftLine): CounterOrderBody['items'][number] {
  const { features } = configurableOf(line.product)
  const written = writtenConfiguration(features, configurationOf({ features }, line.answers))
  return {
    key: line.key,
    productPrice: line.priceId,
    quantity: quantityOf(line) ?? line.product.minQuantity,
    features: toLineFeatures(written.filter(({ choiceIds, value }) => choiceIds.length > 0 || value !== '')),
    ...(line.note.trim() !== '' && { notes: line.note.trim() }),
  }
}

/** The customer as the API takes it: what is empty is left out. */
export function customerOf(customer: DraftCustomer): Pick<CounterOrderBody, 'customerId' | 'contact'> {
  const { customerId, name, phone, email, company, vatNumber, poNumber } = customer
  return {
    ...(customerId !== undefined && { customerId }),
    contact: { name: name.trim(), phone: phone.trim(), ...filled({ email, company, vatNumber, poNumber }) },
  }
}

export const addressOf = ({ regionId, cityId, street, building, ...more }: DraftAddress) => ({
  regionId,
  cityId,
  street: street.trim(),
  building: building.trim(),
  ...filled(more),
})

const filled = <Fields extends Readonly<Record<string, string>>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  ) as Partial<Fields>

import type { JsonBodyOf } from '#contract/api-client.ts'
import { addDays } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { halalas, decimalAmount } from '#domain/money/halalas.ts'
import { USUAL_VALID_DAYS } from '#domain/quotations/quotation.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import type { DeskRequest } from '../../shared/requests/request.queries.ts'
import { addressOf } from '../counter-order/order-draft.ts'
import type { DraftAddress } from '../counter-order/order-draft.ts'

export type QuotationBody = JsonBodyOf<'/api/office/requests/{reference}/quotations', 'post'>

/** A line as it is typed. */
export type TypedLine = {
  readonly key: string
  readonly name: string
  readonly details: string
  readonly quantity: string
  readonly unit: string
}

/** A quotation as it is typed. */
export type TypedQuotation = {
  readonly language: Language
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly lines: readonly TypedLine[]
  readonly address: DraftAddress | null
  readonly shipping: string
  readonly productionDays: string
  readonly validUntil: string
  readonly words: string
}

export const emptyLine = (key: string): TypedLine => ({ key, name: '', details: '', quantity: '1', unit: '' })

/** What the next version begins with: the one before, or what was asked. */
export function firstDraft(
  { contact, language, versions: [newest], ...request }: DeskRequest,
  today: IsoDate,
): TypedQuotation {
  return {
    language: newest?.language ?? language,
    name: contact?.name ?? '',
    phone: contact?.phone ?? '',
    email: contact?.email ?? '',
    lines: newest
      ? newest.lines.map((line, index) => ({
          key: `line-${index}`,
          name: line.name,
          details: line.details ?? '',
          quantity: String(line.quantity),
          unit: decimalAmount(line.unit),
        }))
      : [
          {
            ...emptyLine('line-0'),
            name: request.productType ?? '',
            details: request.size ?? '',
            quantity: String(request.quantity ?? 1),
          },
        ],
    address: null,
    shipping: '',
    productionDays: String(newest?.productionDays ?? 5),
    validUntil: addDays(today, USUAL_VALID_DAYS),
    words: newest?.words ?? '',
  }
}

const count = (text: string): number | undefined => {
  const digits = toLatinDigits(text).replaceAll(/[\s,٬]/g, '')
  return /^\d{1,8}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined
}

const amount = (text: string): number | undefined => {
  const parsed = halalas(toLatinDigits(text).trim())
  return parsed.ok ? parsed.value : undefined
}

/** The numbers of the lines; undefined while one of them is none. */
export function pricesOf(lines: readonly TypedLine[]) {
  const prices = lines.flatMap(({ quantity, unit }) => {
    const [pieces, each] = [count(quantity), amount(unit)]
    return pieces === undefined || each === undefined ? [] : [{ quantity: pieces, unit: each }]
  })
  return prices.length === lines.length && lines.length > 0 ? prices : undefined
}

/** What the delivery costs; undefined while it is no amount. */
export const shippingOf = ({ address, shipping }: TypedQuotation): number | undefined =>
  address === null ? 0 : amount(shipping)

/** What was typed, as the call takes it; undefined while something is missing. */
export function bodyOf(typed: TypedQuotation, seenVersions: number): QuotationBody | undefined {
  const [prices, shipping, productionDays] = [pricesOf(typed.lines), shippingOf(typed), count(typed.productionDays)]
  if (!prices || shipping === undefined || productionDays === undefined || typed.validUntil === '') return undefined
  if (typed.lines.some(({ name }) => name.trim() === '')) return undefined
  const { language, name, phone, email, address, validUntil } = typed
  const words = typed.words.trim()
  return {
    language,
    contact: { name: name.trim(), phone: phone.trim(), email: email.trim() },
    lines: typed.lines.map((line, index) => {
      const details = line.details.trim()
      return { name: line.name.trim(), ...(details && { details }), ...(prices[index] ?? { quantity: 0, unit: 0 }) }
    }),
    ...(address && { address: addressOf(address) }),
    shipping,
    productionDays,
    validUntil,
    ...(words && { words }),
    seenVersions,
  }
}

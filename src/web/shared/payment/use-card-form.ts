import { useRef, useState } from 'react'
import {
  cardHolder,
  groupedCardNumber,
  parseCardExpiry,
  parseCardNumber,
  formatExpiry,
} from '#domain/payments/card-number.ts'
import type { CardExpiryError, CardNumberError } from '#domain/payments/card-number.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { isSecurityCode, possibleBrands } from '#domain/payments/mada.ts'
import type { CardBrand } from '#domain/payments/mada.ts'
import { toLatinDigits } from '#domain/text/digits.ts'
import type { CardData } from './card-gateway.ts'

export const CARD_FIELDS = ['number', 'expiry', 'cvc', 'name'] as const

export type CardField = (typeof CARD_FIELDS)[number]
type CardValues = Readonly<Record<CardField, string>>

/** What is wrong with a field, as the key of its sentence. */
export type CardProblem = CardNumberError['code'] | CardExpiryError['code'] | 'cvvMissing' | 'cvvInvalid' | 'holder'

const EMPTY: CardValues = { number: '', expiry: '', cvc: '', name: '' }

export type CardForm = ReturnType<typeof useCardForm>

/** A card while it is typed. It lives in this component's memory only: neither drafts nor storage ever see it (S165). */
export function useCardForm(today: IsoDate) {
  const [values, setValues] = useState(EMPTY)
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set())
  const [isMada, setMada] = useState(true)
  const fields = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({})
  const brands = possibleBrands(values.number)
  const hasBrandChoice = brands.length > 1
  const brand = hasBrandChoice && !isMada ? brands[1] : brands[0]
  const problems = cardProblems(values, brand, today)
  const check = (): CardData | undefined => {
    setLeft(new Set(CARD_FIELDS))
    const wrong = CARD_FIELDS.find((field) => problems[field])
    if (wrong) fields.current[wrong]?.focus()
    return wrong ? undefined : cardData(values, hasBrandChoice ? brand : undefined, today)
  }
  return {
    values,
    /** The network by its first digits, and the customer's word where there are two. */
    brand,
    /** Whether to ask if it is a mada card (S296). */
    hasBrandChoice,
    isMada,
    setMada,
    /** Of the fields that were left, what is wrong. */
    problemOf: (field: CardField) => (left.has(field) ? problems[field] : undefined),
    isRight: (field: CardField) => left.has(field) && !problems[field],
    type: (field: CardField, text: string, isAtEnd: boolean) =>
      setValues((before) => ({ ...before, [field]: isAtEnd ? formatField(field, text, before[field]) : text })),
    leave: (field: CardField) => {
      if (values[field] === '') return
      setLeft((before) => new Set([...before, field]))
      setValues((before) => ({ ...before, [field]: formatField(field, before[field], '') }))
    },
    hold: (field: CardField) => (element: HTMLInputElement | null) => {
      fields.current[field] = element
    },
    check,
  }
}

/** A field's text as it is shown; what is being deleted is not put back. */
function formatField(field: CardField, text: string, before: string): string {
  if (text.length < before.length) return text
  if (field === 'number') return groupedCardNumber(text)
  if (field === 'expiry') return formatExpiry(text)
  return field === 'cvc' ? toLatinDigits(text) : text
}

function cardProblems(
  { number, expiry, cvc, name }: CardValues,
  brand: CardBrand | undefined,
  today: IsoDate,
): Readonly<Partial<Record<CardField, CardProblem>>> {
  const parsed = parseCardNumber(number)
  const expires = parseCardExpiry(expiry, today)
  const code = cvvProblem(cvc, brand)
  return {
    ...(!parsed.ok && { number: parsed.error.code }),
    ...(!expires.ok && { expiry: expires.error.code }),
    ...(code && { cvc: code }),
    ...(cardHolder(name) === undefined && { name: 'holder' }),
  }
}

/** S291 to S293. */
export const cvvProblem = (typed: string, brand: CardBrand | undefined): 'cvvMissing' | 'cvvInvalid' | undefined =>
  typed.trim() === '' ? 'cvvMissing' : isSecurityCode(typed, brand) ? undefined : 'cvvInvalid'

function cardData(values: CardValues, network: CardBrand | undefined, today: IsoDate): CardData | undefined {
  const number = parseCardNumber(values.number)
  const expiry = parseCardExpiry(values.expiry, today)
  const name = cardHolder(values.name)
  if (!number.ok || !expiry.ok || name === undefined) return undefined
  return { name, number: number.value, ...expiry.value, cvc: toLatinDigits(values.cvc.trim()), network }
}

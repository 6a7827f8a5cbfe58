import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { addDays, isIsoDate } from '#domain/calendar/iso-date.ts'
import type { IsoDate } from '#domain/calendar/iso-date.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Halalas } from '#domain/money/halalas.ts'

/** For how many days the prices of a quotation are valid. */
export const QUOTATION_DAYS = 14

/** What a quotation's code proves: nothing about who it is for. */
export type Quoted = { readonly number: string; readonly total: Halalas; readonly issued: IsoDate }

/** A quotation as its code confirms it, or that the shop has issued no such one. */
export type ConfirmedQuotation =
  | { readonly state: 'UNKNOWN' }
  | (Quoted & { readonly state: 'VALID' | 'EXPIRED'; readonly validUntil: IsoDate })

export type QuotationLinks = ReturnType<typeof createQuotationLinks>

const MAC_BYTES = 16
const SHAPE = /^(Q-[A-Z0-9]{8})\.(\d{1,12})\.(\d{8})\.([\w-]{22})$/

/** Addresses that confirm quotations. Quotations are not stored: the address carries what it confirms, signed. */
export function createQuotationLinks({ secret, publicUrl }: { readonly secret: string; readonly publicUrl: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'quotation links', 32))
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, MAC_BYTES)
  const codeOf = ({ number, total, issued }: Quoted): string => {
    const text = `${number}.${total}.${issued.replaceAll('-', '')}`
    return `${text}.${macOf(text).toString('base64url')}`
  }
  return {
    /** The address that the QR code of a quotation holds. */
    linkOf: (quoted: Quoted): string => `${publicUrl}/quotation/${codeOf(quoted)}`,

    /** What a code says, once its signature is verified. */
    confirm: (code: string, now: Date): ConfirmedQuotation => {
      const quoted = readCode(code)
      // One spelling only, whatever base64 would forgive.
      if (!quoted || !sameText(codeOf(quoted), code)) return { state: 'UNKNOWN' }
      const validUntil = addDays(quoted.issued, QUOTATION_DAYS)
      return { ...quoted, validUntil, state: riyadhDate(now) > validUntil ? 'EXPIRED' : 'VALID' }
    },
  }
}

function readCode(code: string): Quoted | undefined {
  const [, number = '', total = '', day = ''] = SHAPE.exec(code) ?? []
  const issued = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  return isIsoDate(issued) ? { number, total: Number(total), issued } : undefined
}

const sameText = (expected: string, given: string): boolean =>
  expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))

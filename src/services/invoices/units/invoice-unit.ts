import { X509Certificate } from 'node:crypto'
import type { Db } from '#db/connection.ts'
import { ENVIRONMENTS } from '#integrations/tax-authority/zatca-environments.ts'
import { credentialVault } from './sealed-credentials.ts'
import type { CredentialVault } from './sealed-credentials.ts'
import { addUnit, findUnit } from './invoice-unit.repository.ts'
import { openStamp } from '../stamp/stamp.ts'
import type { Stamp } from '../stamp/stamp.ts'

/** With what a unit stamps its documents at a moment. */
export type UnitStamp = {
  readonly id: number
  readonly stamp: Stamp
  /** Whether the tax authority knows the unit: what it issues is reported or cleared. */
  readonly isRegistered: boolean
  /** Which documents its certificate is for: 1100 standard and simplified ones, 0100 simplified ones. */
  readonly invoiceTypes: '1100' | '0100'
  /** Null for a stamp of the shop's own. */
  readonly expiresAt: Date | null
  /** How the unit logs in; null without an authority. */
  readonly login: { readonly url: string; readonly secret: string } | null
}

/** A unit that issues documents. */
export interface InvoiceUnit {
  readonly id: number
  /** Its stamp as of a version of its certificate; a version that is in hand already costs no query. */
  readonly at: (db: Db, version: number) => Promise<UnitStamp>
}

/** The part of the configuration that units work with. */
export interface UnitSettings {
  /** The unit that issues in this process. */
  readonly unit: number
  /** Where the authority answers, instead of where a unit was onboarded. */
  readonly url: string | undefined
  readonly certificate: string | undefined
  readonly privateKey: string | undefined
  readonly password: string | undefined
  /** What a self-made stamp is made of. */
  readonly secret: string
  /** Encrypts the credentials of units. */
  readonly key: string
}

export type InvoiceUnits = ReturnType<typeof openUnits>

/** The units of the shop: the one that issues here, and any other that is reported for. */
export function openUnits(settings: UnitSettings) {
  const vault = credentialVault(settings.key)
  const opened = new Map<number, InvoiceUnit>()
  const of = (id: number): InvoiceUnit => {
    const unit = opened.get(id) ?? openUnit(id, settings, vault)
    opened.set(id, unit)
    return unit
  }
  return { own: of(settings.unit), of }
}

/** A unit: with its own certificate when it has been onboarded, with that of the settings, or with a self-made stamp. */
function openUnit(id: number, settings: UnitSettings, vault: CredentialVault): InvoiceUnit {
  const initial = initialStamp(id, settings)
  let latest = { version: 0, stamp: initial }
  return {
    id,
    at: async (db, version) => {
      if (version === latest.version) return latest.stamp
      const unit = await findUnit(db, id)
      if (!unit?.credentials) return initial
      const { privateKey, certificate, secret, url } = vault.open(id, unit.credentials)
      const stamp: UnitStamp = {
        id,
        stamp: openStamp({ privateKey, certificate, secret: settings.secret }),
        isRegistered: true,
        invoiceTypes: unit.invoice_types ?? '1100',
        expiresAt: unit.expires_at,
        login: { url: settings.url ?? url, secret },
      }
      latest = { version: unit.version, stamp }
      return stamp
    },
  }
}

/** What a unit stamps with before it is onboarded. */
function initialStamp(id: number, settings: UnitSettings): UnitStamp {
  const isNamed = id === settings.unit
  const privateKey = isNamed ? settings.privateKey : undefined
  const certificate = isNamed ? settings.certificate : undefined
  const password = isNamed ? settings.password : undefined
  const stamp = openStamp({ privateKey, certificate, secret: settings.secret })
  const isRegistered = certificate !== undefined && password !== undefined
  return {
    id,
    stamp,
    isRegistered,
    invoiceTypes: isRegistered && typesOf(stamp) === '0100' ? '0100' : '1100',
    expiresAt: isRegistered ? expiryOf(stamp.certificate.text) : null,
    login: isRegistered ? { url: settings.url ?? ENVIRONMENTS.production.url, secret: password } : null,
  }
}

/** Makes the unit of the settings known to the shop, before it issues anything. */
export const registerUnit = (db: Db, units: InvoiceUnits): Promise<void> => addUnit(db, units.own.id)

/** The documents a certificate is for, as its alternative name says: "title = 1100". */
const typesOf = ({ certificate }: Stamp): string | undefined =>
  /title ?= ?"?([01]{4})/.exec(new X509Certificate(Buffer.from(certificate.text, 'base64')).subjectAltName ?? '')?.[1]

/** Until when a certificate is good. */
export const expiryOf = (certificate: string): Date =>
  new X509Certificate(Buffer.from(certificate, 'base64')).validToDate

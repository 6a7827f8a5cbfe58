import type { Generated, GeneratedAlways } from 'kysely'
import type { Id, Json } from './columns.ts'

export type CustomerTable = {
  id: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  birth_date: string | null
  gender: 'MALE' | 'FEMALE' | null
  language: 'en' | 'ar'
  company_name: string | null
  vat_number: string | null
  cr_number: string | null
  password_hash: string | null
  google_sub: string | null
  created_at: Generated<Date>
}

export type IdentifierKind = 'email' | 'phone'

export type CustomerIdentifierTable = {
  customer_id: string
  kind: IdentifierKind
  value: string
  value_key: string
  verified_at: Date | null
}

export type AddressTable = {
  id: Generated<string>
  customer_id: string
  name: string
  phone: string
  region_id: number
  city_id: number
  district_id: number | null
  neighbourhood: string | null
  street: string
  building: string
  details: string | null
  short_address: string | null
  postal_code: string | null
  additional_number: string | null
  latitude: number | null
  longitude: number | null
  is_default: Generated<boolean>
  created_at: Generated<Date>
}

export type WishlistItemTable = { customer_id: string; product_price_id: number; added_at: Generated<Date> }

export type ConsentTable = {
  id: Id
  customer_id: string
  kind: 'terms' | 'blog-updates' | 'marketing' | 'whatsapp'
  granted: boolean
  text_version: string
  source: 'signup' | 'google' | 'profile'
  recorded_at: Generated<Date>
}

export type DeletionRequestTable = { customer_id: string; requested_at: Generated<Date>; due_at: Date }

/** `id`, `recorded_at` and the hashes are set by a trigger. */
export type AuditEntryTable = {
  id: GeneratedAlways<number>
  event: string
  customer_id: string | null
  session_id: string | null
  network_hash: string | null
  facts: Json<Readonly<Record<string, unknown>>>
  recorded_at: GeneratedAlways<Date>
  previous_hash: GeneratedAlways<Buffer>
  hash: GeneratedAlways<Buffer>
}

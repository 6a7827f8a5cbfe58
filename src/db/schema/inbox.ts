import type { ColumnType, Generated } from 'kysely'
import type { Id } from './columns.ts'

export type ContactMessageTable = {
  id: Id
  reference: string
  full_name: string
  email: string
  phone: string
  message: string
  language: string
  created_at: Generated<Date>
}

export type SpecialRequestTable = {
  id: Id
  reference: string
  status: Generated<string>
  full_name: string
  email: string
  phone: string
  company_name: string | null
  category_id: number | null
  product_type: string | null
  quantity: number | null
  size: string | null
  needed_by: ColumnType<string | null, string | null, string | null>
  budget: number | null
  description: string
  install_required: Generated<boolean>
  /** As it was typed before cities were chosen. */
  city: string | null
  city_id: number | null
  language: string
  created_at: Generated<Date>
}

export type SpecialRequestAttachmentTable = {
  id: Id
  special_request_id: number
  storage_key: string
  file_name: string
  media_type: string
  byte_size: number
  sha256: string
}

export type NewsletterSubscriberTable = {
  id: Id
  email: string
  email_key: string
  language: string
  status: Generated<'SUBSCRIBED' | 'UNSUBSCRIBED'>
  token: string
  source: Generated<'footer' | 'blog' | 'signup' | 'checkout'>
  consent_at: Generated<Date>
  unsubscribed_at: Date | null
}

export type UnclaimedFileTable = { storage_key: string; created_at: Generated<Date> }

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { LocalizedText } from '#domain/localized-text.ts'

/** jsonb text in both languages: read as an object, written as JSON. */
export type LocalizedColumn = ColumnType<LocalizedText, string, string>

export type LocalizedColumnOrNull = ColumnType<LocalizedText | null, string | null, string | null>

export type Json<Value> = ColumnType<Value, string, string>

export type Id = GeneratedAlways<number>

/** A passkey of a customer or of a person of the staff. */
export type PasskeyColumns = {
  id: Generated<string>
  credential_id: string
  public_key: Buffer
  algorithm: -7 | -257
  sign_count: number
  user_agent: string
  created_at: Generated<Date>
  last_used_at: Date | null
}

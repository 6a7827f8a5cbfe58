import type { ColumnType, GeneratedAlways } from 'kysely'
import type { LocalizedText } from '#domain/localized-text.ts'

/** jsonb text in both languages: read as an object, written as JSON. */
export type LocalizedColumn = ColumnType<LocalizedText, string, string>

export type LocalizedColumnOrNull = ColumnType<LocalizedText | null, string | null, string | null>

export type Json<Value> = ColumnType<Value, string, string>

export type Id = GeneratedAlways<number>

import type { Generated, GeneratedAlways } from 'kysely'
import type { Id, LocalizedColumn, LocalizedColumnOrNull } from './columns.ts'

export type CategoryTable = {
  id: Id
  code: string
  parent_id: number | null
  level: GeneratedAlways<number>
  parent_level: GeneratedAlways<number | null>
  name: LocalizedColumn
  slug: LocalizedColumn
  description: LocalizedColumnOrNull
  image_id: number | null
  tint: Generated<'sand' | 'sky' | 'blush' | 'butter' | 'mint' | 'stone'>
  position: Generated<number>
}

export type AttributeTable = {
  id: Id
  code: string
  name: LocalizedColumn
  position: Generated<number>
}

export type AttributeValueTable = {
  id: Id
  attribute_id: number
  code: string
  name: LocalizedColumn
  colour: string | null
  position: Generated<number>
}

import type { Generated, GeneratedAlways } from 'kysely'
import type { Id } from './columns.ts'

export type ImageTable = {
  id: Id
  sha256: string
  address_key: GeneratedAlways<string>
  storage_key: string
  media_type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/svg+xml'
  width: number
  height: number
  byte_size: number
  created_at: Generated<Date>
  warmed_at: Date | null
}

export type ImageVariantTable = {
  image_id: number
  width: number
  format: 'avif' | 'webp' | 'jpg'
  storage_key: string
  byte_size: number
}

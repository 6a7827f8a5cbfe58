import type { Generated } from 'kysely'
import type { PreviewKind } from '#domain/preview/shot.ts'
import type { PrintMethod } from '#domain/print-spec/print-method.ts'
import type { SheetShape } from '#domain/print-spec/print-sheet.ts'
import type { Inks } from '#domain/preview/inks.ts'
import type { FaceCode, InkLayer, ProofPolicy } from '#domain/print-spec/print-spec.ts'
import type { Id, LocalizedColumn, LocalizedColumnOrNull } from './columns.ts'

export type ProductTable = {
  id: Id
  code: string
  category_id: number
  name: LocalizedColumn
  slug: LocalizedColumn
  summary: LocalizedColumnOrNull
  description: LocalizedColumnOrNull
  included: LocalizedColumnOrNull
  /** "name: value" line by line */
  specifications: LocalizedColumnOrNull
  keywords: LocalizedColumnOrNull
  min_quantity: Generated<number>
  quantity_step: Generated<number>
  priced_per: Generated<1 | 10 | 100 | 1000>
  urgent_allowed: Generated<boolean>
  production_days: Generated<number>
  width_mm: number | null
  height_mm: number | null
  print_method: PrintMethod | null
  print_sheet_id: number | null
  print_faces: FaceCode[] | null
  print_proof: Generated<ProofPolicy>
  print_preview: PreviewKind | null
  print_ground: string | null
  print_inks: Inks | null
  print_private: Generated<boolean>
  pages_min: number | null
  pages_max: number | null
  pages_multiple: number | null
  popularity: Generated<number>
  published: Generated<boolean>
  published_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ProductImageTable = {
  product_id: number
  position: number
  image_id: number
  alt: LocalizedColumnOrNull
}

export type ProductPriceTable = {
  id: Id
  product_id: number
  code: string
  name: LocalizedColumnOrNull
  position: Generated<number>
  /** halalas */
  price: number
  offer_percent: Generated<number>
  /** halalas */
  setup_fee: Generated<number>
  remaining_quantity: number | null
  ordered_quantity: Generated<number>
  print_sheet_id: number | null
}

export type PriceLadderRowTable = {
  product_price_id: number
  min_quantity: number
  /** halalas */
  unit_price: number
}

export type FeatureTable = {
  id: Id
  product_id: number
  code: string
  attribute_id: number | null
  name: LocalizedColumn
  help: LocalizedColumnOrNull
  control: string
  required: Generated<boolean>
  position: Generated<number>
  min_value: number | null
  max_value: number | null
  max_choices: number | null
  file_purpose: 'ARTWORK' | 'DOCUMENT' | null
}

export type FeatureChoiceTable = {
  id: Id
  feature_id: number
  product_id: number
  code: string
  name: LocalizedColumn
  note: LocalizedColumnOrNull
  /** halalas, added to the unit price; for DIMENSIONS the price of a square metre */
  price: Generated<number>
  attribute_value_id: number | null
  colour: string | null
  image_id: number | null
  width_mm: number | null
  height_mm: number | null
  print_sheet_id: number | null
  print_second_sheet_id: number | null
  print_bleed_mm: number | null
  print_ground: string | null
  print_inks: Inks | null
  print_method: PrintMethod | null
  print_shape: SheetShape | null
  print_layer: InkLayer | null
  print_faces: FaceCode[] | null
  print_pages: number | null
  is_default: Generated<boolean>
  position: Generated<number>
}

/** A drawn sheet, in millimetres of the finished product. */
export type PrintSheetTable = {
  id: Id
  code: string
  name: LocalizedColumn
  width_mm: number
  height_mm: number
  shape: SheetShape
  corner_mm: number | null
  bleed_mm: number
  safe_mm: number
  creases_x: number[]
  creases_y: number[]
  holes: (readonly [x: number, y: number, diameter: number])[]
  scale: 1 | 10
  position: Generated<number>
}

export type FeatureConditionTable = { feature_id: number; choice_id: number; product_id: number }

export type ChoiceExclusionTable = {
  choice_id: number
  other_choice_id: number
  product_id: number
  reason: LocalizedColumnOrNull
}

export type TemplateFileTable = {
  id: Id
  product_id: number
  name: LocalizedColumn
  file_name: string
  media_type: string
  storage_key: string
  byte_size: number
  position: Generated<number>
  /** The variant it is drawn for; null: for all. */
  product_price_id: number | null
}

export type RelatedProductTable = {
  product_id: number
  related_id: number
  position: Generated<number>
}

import type { Generated } from 'kysely'
import type { Id, Json, LocalizedColumn, LocalizedColumnOrNull } from './columns.ts'

export type SettingTable = {
  key: string
  value: Json<unknown>
  updated_at: Generated<Date>
}

export type SlideTable = {
  id: Id
  code: string
  title: LocalizedColumn
  text: LocalizedColumnOrNull
  tab_label: LocalizedColumn
  action_label: LocalizedColumnOrNull
  action_path: string | null
  price_from: number | null
  priced_per: Generated<1 | 10 | 100 | 1000>
  image_id: number
  image_alt: LocalizedColumnOrNull
  swatch: Generated<'cyan' | 'magenta' | 'yellow' | 'key'>
  for_website: Generated<boolean>
  position: Generated<number>
  active: Generated<boolean>
}

export type BannerTable = {
  id: Id
  code: string
  placement: 'home-offer' | 'home-need' | 'list-promo'
  title: LocalizedColumn
  text: LocalizedColumnOrNull
  tag: LocalizedColumnOrNull
  action_label: LocalizedColumnOrNull
  action_path: string | null
  offer_percent: number | null
  image_id: number | null
  image_alt: LocalizedColumnOrNull
  items: Json<unknown>
  position: Generated<number>
  active: Generated<boolean>
}

export type ClientCompanyTable = {
  id: Id
  code: string
  name: LocalizedColumn
  image_id: number | null
  url: string | null
  position: Generated<number>
}

export type BlogPostTable = {
  id: Id
  code: string
  title: LocalizedColumn
  slug: LocalizedColumn
  excerpt: LocalizedColumn
  body: LocalizedColumn
  image_id: number | null
  image_alt: LocalizedColumnOrNull
  author: LocalizedColumn
  reading_minutes: number
  published_at: Date
  updated_at: Generated<Date>
}

export type BlogTagTable = { id: Id; code: string; name: LocalizedColumn }

export type BlogPostTagTable = { blog_post_id: number; blog_tag_id: number }

export type StaticPageKey = 'about-us' | 'privacy-policy' | 'terms-and-condition' | 'return-refund'

export type StaticPageTable = {
  key: StaticPageKey
  title: LocalizedColumn
  intro: LocalizedColumnOrNull
  updated_at: Generated<Date>
}

export type StaticPageSectionTable = {
  page_key: StaticPageKey
  position: number
  code: string
  title: LocalizedColumn
  body: LocalizedColumn
  image_ids: Generated<number[]>
}

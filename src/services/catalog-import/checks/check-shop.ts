import { z } from 'zod'
import { SETTING_SCHEMAS } from '../../shop-settings/shop-settings.ts'
import type { Draft } from '../complete-row.ts'
import type { Place } from '../format/import-problem.ts'
import { isLink } from '../format/text-columns.ts'
import { codesWithPrice, readLink } from '../links.ts'
import type { ShopDraft } from '../merge-shop.ts'
import type { Complaints } from './complaints.ts'
import type { KnownCodes } from './known-codes.ts'

/** Checks what holds between the rows that are not of products, and what they refer to. */
export function checkShop(imported: ShopDraft, known: KnownCodes, complaints: Complaints): void {
  checkSettings(imported, complaints)
  checkCategories(imported.categories, known, complaints)
  const { unknown } = complaints
  for (const { place, row } of imported.attribute_values) {
    if (row.attribute && !known.attributes.has(row.attribute))
      unknown(place, 'attribute', row.attribute, 'attributes', known.attributes)
  }
  for (const { place, row } of imported.blogs) {
    for (const tag of row.tags ?? [])
      if (!known.blogTags.has(tag)) unknown(place, 'tags', tag, 'blog_tags', known.blogTags)
    for (const code of codesWithPrice(row.body))
      if (!known.products.has(code)) unknown(place, 'body', code, 'products', known.products)
  }
  for (const { place, row } of imported.page_sections) {
    if (row.page && !known.pages.has(row.page)) unknown(place, 'page', row.page, 'pages', known.pages)
  }
  for (const { place, row } of imported.slides) checkLink(place, 'link', row.link, known, complaints)
  for (const { place, row } of imported.banners) {
    checkLink(place, 'link', row.link, known, complaints)
    if (row.items !== undefined) checkItems(place, row.items, known, complaints)
  }
}

function checkSettings({ settings }: ShopDraft, { complain, unknown }: Complaints): void {
  for (const { place, row } of settings) {
    if (row.key === undefined || row.value === undefined) continue
    const schema = Object.entries(SETTING_SCHEMAS).find(([key]) => key === row.key)?.[1]
    if (!schema) {
      unknown(place, 'key', row.key, 'settings', Object.keys(SETTING_SCHEMAS))
      continue
    }
    for (const issue of schema.safeParse(row.value).error?.issues ?? []) {
      complain(place, { code: 'cell/bad-setting', at: issue.path.join('.'), reason: issue.message }, 'value')
    }
  }
}

function checkCategories(
  categories: readonly Draft<'categories'>[],
  known: KnownCodes,
  { complain, unknown }: Complaints,
): void {
  // What is imported under it gets a problem of its own: it would be on a third level.
  const imported = new Set(categories.map(({ row }) => row.code))
  const parents = new Set([...known.categories].flatMap(([code, parent]) => (imported.has(code) ? [] : parent)))
  for (const { place, row } of categories) {
    const { code, parent } = row
    if (!parent) continue
    if (parent === code) complain(place, { code: 'category/own-parent' }, 'parent', parent)
    else if (!known.categories.has(parent)) unknown(place, 'parent', parent, 'categories', known.categories.keys())
    else if (known.categories.get(parent) !== null)
      complain(place, { code: 'category/parent-is-sub' }, 'parent', parent)
    else if (code && parents.has(code)) complain(place, { code: 'category/has-sub-categories' }, 'parent', parent)
  }
}

const Text = z
  .strictObject({ en: z.string().min(1).exactOptional(), ar: z.string().min(1).exactOptional() })
  .refine((text) => text.en !== undefined || text.ar !== undefined, { message: 'has no language' })

/** What a banner shows: products by code, or lines that lead somewhere. */
const Items = z.array(
  z.union([
    z.strictObject({ product: z.string() }),
    z.strictObject({ title: Text, text: Text.exactOptional(), link: z.string().refine(isLink) }),
  ]),
)

function checkItems(place: Place, items: unknown, known: KnownCodes, complaints: Complaints): void {
  const parsed = Items.safeParse(items)
  for (const issue of parsed.error?.issues ?? []) {
    complaints.complain(place, { code: 'cell/bad-items', at: issue.path.join('.'), reason: issue.message }, 'items')
  }
  for (const item of parsed.data ?? []) {
    if ('link' in item) checkLink(place, 'items', item.link, known, complaints)
    else if (!known.products.has(item.product)) {
      complaints.unknown(place, 'items', item.product, 'products', known.products)
    }
  }
}

function checkLink(
  place: Place,
  column: string,
  link: string | null | undefined,
  known: KnownCodes,
  { unknown }: Complaints,
): void {
  const named = link ? readLink(link) : undefined
  if (!named) return
  const [section, codes] = {
    category: ['categories', new Set(known.categories.keys())],
    product: ['products', known.products],
    blog: ['blogs', known.blogs],
  }[named.kind] as [string, ReadonlySet<string>]
  if (!codes.has(named.code)) unknown(place, column, named.code, section, codes)
}

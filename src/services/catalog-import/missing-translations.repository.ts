import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { layoutOf } from './format/layout.ts'
import type { SectionName } from './format/sections.ts'

/** A text that is there in one language only. */
export interface MissingTranslation {
  readonly section: string
  /** Where it belongs: its code, after that of what it belongs to. */
  readonly name: string
  readonly column: string
  /** The language it lacks. */
  readonly language: Language
  /** The text it has in the other. */
  readonly text: string
}

/** Where rows with texts stand: the table with its alias and joins, and what names a row. */
const TABLES: Readonly<Partial<Record<SectionName, readonly [tables: string, name: string]>>> = {
  attributes: ['attribute t', 't.code'],
  attribute_values: ['attribute_value t join attribute a on a.id = t.attribute_id', "a.code || '/' || t.code"],
  print_sheets: ['print_sheet t', 't.code'],
  categories: ['category t', 't.code'],
  products: ['product t', 't.code'],
  prices: ['product_price t join product p on p.id = t.product_id', "p.code || '/' || t.code"],
  images: ['product_image t join product p on p.id = t.product_id', "p.code || '/' || t.position"],
  features: ['feature t join product p on p.id = t.product_id', "p.code || '/' || t.code"],
  choices: [
    'feature_choice t join feature f on f.id = t.feature_id join product p on p.id = t.product_id',
    "p.code || '/' || f.code || '/' || t.code",
  ],
  exclusions: ['choice_exclusion t join product p on p.id = t.product_id', 'p.code'],
  templates: ['template_file t join product p on p.id = t.product_id', "p.code || '/' || t.file_name"],
  slides: ['slide t', 't.code'],
  banners: ['banner t', 't.code'],
  clients: ['client_company t', 't.code'],
  blog_tags: ['blog_tag t', 't.code'],
  blogs: ['blog_post t', 't.code'],
  pages: ['static_page t', 't.key'],
  page_sections: ['static_page_section t', "t.page_key || '/' || t.code"],
}

/** Columns of JSON with texts somewhere inside: the location of the shop, the lines of a banner. */
const NESTED = [
  ['settings', 'setting t', 't.key', 'value'],
  ['banners', 'banner t', 't.code', 'items'],
] as const

/** Lists every text that lacks a language, section by section. */
export async function readMissingTranslations(db: Db): Promise<MissingTranslation[]> {
  const columns = Object.entries(TABLES).flatMap(([section, [tables, name]]) =>
    layoutOf(section as SectionName)
      .columns.filter(({ column }) => column.isLocalized)
      .map((column) => missing(section, name, column.name, sql.raw(tables), sql`t.${sql.ref(column.name)}::jsonb`)),
  )
  const nested = NESTED.map(([section, table, name, column]) => {
    const texts = sql`jsonb_path_query(t.${sql.ref(column)}, 'strict $.** ? (exists (@.en) || exists (@.ar))')`
    return missing(section, name, column, sql`${sql.raw(table)}, ${texts} as found`, sql`found`)
  })
  const found: MissingTranslation[] = []
  for (const query of [...columns, ...nested]) found.push(...(await query.execute(db)).rows)
  return found
}

const missing = (
  section: string,
  name: string,
  column: string,
  tables: RawBuilder<unknown>,
  text: RawBuilder<unknown>,
) =>
  sql<MissingTranslation>`
    select ${section} as section, (${sql.raw(name)})::text as name, ${column} as column,
      case when ${text} ? 'ar' then 'en' else 'ar' end as language,
      left(coalesce(${text} ->> 'en', ${text} ->> 'ar'), 80) as text
    from ${tables}
    where not (${text} ? 'en' and ${text} ? 'ar')
    order by name`

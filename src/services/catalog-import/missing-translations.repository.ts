import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'

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

/** Every text in both languages: section of the format, table with its alias, what names a row, columns. */
const TEXTS = [
  ['attributes', 'attribute t', 't.code', ['name']],
  [
    'attribute_values',
    'attribute_value t join attribute a on a.id = t.attribute_id',
    "a.code || '/' || t.code",
    ['name'],
  ],
  ['categories', 'category t', 't.code', ['name', 'slug', 'description']],
  ['products', 'product t', 't.code', ['name', 'slug', 'summary', 'description', 'included', 'keywords']],
  ['prices', 'product_price t join product p on p.id = t.product_id', "p.code || '/' || t.code", ['name']],
  ['images', 'product_image t join product p on p.id = t.product_id', "p.code || '/' || t.position", ['alt']],
  ['features', 'feature t join product p on p.id = t.product_id', "p.code || '/' || t.code", ['name', 'help']],
  [
    'choices',
    'feature_choice t join feature f on f.id = t.feature_id join product p on p.id = t.product_id',
    "p.code || '/' || f.code || '/' || t.code",
    ['name', 'note'],
  ],
  ['exclusions', 'choice_exclusion t join product p on p.id = t.product_id', 'p.code', ['reason']],
  ['templates', 'template_file t join product p on p.id = t.product_id', "p.code || '/' || t.file_name", ['name']],
  ['slides', 'slide t', 't.code', ['title', 'text', 'tab_label', 'action_label', 'image_alt']],
  ['banners', 'banner t', 't.code', ['title', 'text', 'tag', 'action_label', 'image_alt']],
  ['clients', 'client_company t', 't.code', ['name']],
  ['blog_tags', 'blog_tag t', 't.code', ['name']],
  ['blogs', 'blog_post t', 't.code', ['title', 'slug', 'excerpt', 'body', 'image_alt', 'author']],
  ['pages', 'static_page t', 't.key', ['title', 'intro']],
  ['page_sections', 'static_page_section t', "t.page_key || '/' || t.code", ['title', 'body']],
] as const

/** Lists every text that lacks a language, section by section. */
export async function readMissingTranslations(db: Db): Promise<MissingTranslation[]> {
  const queries = TEXTS.flatMap(([section, tables, name, columns]) =>
    columns.map(
      (column) => sql`
        select ${section} as section, (${sql.raw(name)})::text as name, ${column} as column,
          case when t.${sql.ref(column)} ? 'ar' then 'en' else 'ar' end as language,
          left(coalesce(t.${sql.ref(column)} ->> 'en', t.${sql.ref(column)} ->> 'ar'), 80) as text
        from ${sql.raw(tables)}
        where not (t.${sql.ref(column)} ? 'en' and t.${sql.ref(column)} ? 'ar')`,
    ),
  )
  const missing: MissingTranslation[] = []
  for (const query of queries) {
    const { rows } = await sql<MissingTranslation>`select * from (${query}) found order by name`.execute(db)
    missing.push(...rows)
  }
  return missing
}

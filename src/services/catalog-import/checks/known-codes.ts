import type { ShopDraft } from '../merge-shop.ts'
import type { ShopRows } from '../shop-rows.repository.ts'

/** Every code a row may refer to: those of the shop and those imported. */
export interface KnownCodes {
  readonly attributes: ReadonlySet<string>
  /** `attribute/value` */
  readonly attributeValues: ReadonlySet<string>
  /** With their parents, null for top categories. */
  readonly categories: ReadonlyMap<string, string | null>
  readonly sheets: ReadonlySet<string>
  readonly blogs: ReadonlySet<string>
  readonly blogTags: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
  readonly products: ReadonlySet<string>
}

/** Gathers the codes. `products` are those of the shop and of the import that are referred to. */
export function knownCodes<Products extends ReadonlySet<string>>(
  shop: ShopRows,
  imported: ShopDraft,
  products: Products,
): KnownCodes & { readonly products: Products } {
  const rows = <
    Section extends 'attributes' | 'attribute_values' | 'print_sheets' | 'categories' | 'blogs' | 'blog_tags' | 'pages',
  >(
    section: Section,
  ): readonly ShopDraft[Section][number]['row'][] => [...shop[section], ...imported[section].map(({ row }) => row)]
  const present = (codes: readonly (string | undefined)[]) => new Set(codes.filter((code) => code !== undefined))
  return {
    products,
    attributes: present(rows('attributes').map(({ code }) => code)),
    attributeValues: present(rows('attribute_values').map(({ attribute, code }) => `${attribute}/${code}`)),
    sheets: present(rows('print_sheets').map(({ code }) => code)),
    categories: new Map(
      rows('categories').flatMap(({ code, parent }): [string, string | null][] =>
        code ? [[code, parent ?? null]] : [],
      ),
    ),
    blogs: present(rows('blogs').map(({ code }) => code)),
    blogTags: present(rows('blog_tags').map(({ code }) => code)),
    pages: present(rows('pages').map(({ key }) => key)),
  }
}

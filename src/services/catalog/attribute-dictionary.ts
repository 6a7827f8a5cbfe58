import type { LocalizedText } from '#domain/localized-text.ts'
import type { AttributeRow } from './category-tree.repository.ts'

export type AttributeValue = { readonly id: number; readonly name: LocalizedText; readonly colour: string | null }

export type Attribute = {
  readonly id: number
  readonly code: string
  readonly name: LocalizedText
  readonly values: readonly AttributeValue[]
}

/** What lists can be filtered by, in the order in which it is shown. */
export type AttributeDictionary = {
  readonly attributes: readonly Attribute[]
  /** The attribute that has a value. */
  readonly attributeOf: (valueId: number) => Attribute | undefined
}

/** Puts the values of each attribute together; `rows` are in the order of attributes. */
export function attributeDictionary(rows: readonly AttributeRow[]): AttributeDictionary {
  const attributes = new Map<number, Attribute & { values: AttributeValue[] }>()
  const byValue = new Map<number, Attribute>()
  for (const row of rows) {
    const { attribute_id: id, attribute_code: code, attribute_name: name } = row
    const attribute = attributes.get(id) ?? { id, code, name, values: [] }
    attribute.values.push({ id: row.id, name: row.name, colour: row.colour })
    attributes.set(id, attribute)
    byValue.set(row.id, attribute)
  }
  return { attributes: [...attributes.values()], attributeOf: (valueId) => byValue.get(valueId) }
}

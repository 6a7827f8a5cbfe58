/** What a thing is before or after a change, field by field. */
export type Fields = Readonly<Record<string, unknown>>

/** The two sides of a change, only with the fields that differ; null where there was or is nothing. */
export type ChangedFields = { readonly before: Fields | null; readonly after: Fields | null }

/** Names of fields that may never be written down. */
const SECRET = /password|secret|token|hash|recoveryCode|cvc|cardNumber/i

/** The fields in which two states of a thing differ; undefined when they are the same. Throws for secrets. */
export function changedFields(before: Fields | null, after: Fields | null): ChangedFields | undefined {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const secret = names.find((name) => SECRET.test(name))
  if (secret !== undefined) throw new TypeError(`a change may not show the field ${secret}`)
  if (before === null && after === null) return { before, after }
  const changed = names.filter((name) => !isSame(before?.[name], after?.[name]))
  if (before !== null && after !== null && changed.length === 0) return undefined
  return { before: before && pick(before, changed), after: after && pick(after, changed) }
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))

/** Whether two values are the same as JSON, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), Object.entries(other)]
  return left.length === right.length && left.every(([name, value]) => isSame(value, (other as Fields)[name]))
}

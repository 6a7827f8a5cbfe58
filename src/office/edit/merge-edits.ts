/** The fields of a thing as its editor has them: values that JSON can hold. */
export type EditFields = Readonly<Record<string, unknown>>

/** A field that both sides changed, each to something else. */
export interface Clash<Name extends string = string> {
  readonly field: Name
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged<Fields extends EditFields> {
  /** Both sides' changes; where they clash, mine. */
  readonly fields: Fields
  readonly clashes: readonly Clash<keyof Fields & string>[]
  /** What only the other side changed. */
  readonly adopted: readonly (keyof Fields & string)[]
}

/** Whether two values are the same as JSON. Lists of ids are the same in any order, as the server has no order for them. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
  }
  if (isFields(one) && isFields(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every((name) => isSameValue(one[name], other[name]))
  }
  return (one ?? null) === (other ?? null)
}

export const isFields = (value: unknown): value is EditFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields in which an edit differs from what was there. */
export const changedIn = <Fields extends EditFields>(base: Fields, mine: Fields): (keyof Fields & string)[] =>
  Object.keys(mine).filter((name) => !isSameValue(base[name], mine[name]))

/** Joins two edits of the same thing: what one side changed is taken, what both changed differently clashes. */
export function mergeEdits<Fields extends EditFields>(base: Fields, mine: Fields, theirs: Fields): Merged<Fields> {
  const isMine = new Set<string>(changedIn(base, mine))
  const isTheirs = changedIn(base, theirs)
  const clashes = isTheirs
    .filter((field) => isMine.has(field) && !isSameValue(mine[field], theirs[field]))
    .map((field) => ({ field, base: base[field], mine: mine[field], theirs: theirs[field] }))
  const adopted = isTheirs.filter((field) => !isMine.has(field))
  const fields = { ...theirs, ...Object.fromEntries([...isMine].map((name) => [name, mine[name]])) }
  return { fields, clashes, adopted }
}

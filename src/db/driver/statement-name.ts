import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'

/** PostgreSQL cuts names after 63 letters, and then takes two statements for one; some are for what is added later. */
const MAX_NAME_LENGTH = 60

/** A statement that every connection prepares once. Two with the same name must have the same text. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name: string
}

/** Throws for a name that is too long. */
export function checkName(name: string): void {
  if (name.length > MAX_NAME_LENGTH) throw new RangeError(`the name of a statement is too long: ${name}`)
}

/** Names made from texts, so that each text is hashed once. */
const namesByText = new Map<string, string>()

/**
 * Names a query by its text. For statements that run with every order or oftener: a connection holds what it prepared
 * until it is closed, so texts must not vary without end.
 */
export function named<Row>(query: CompiledQuery<Row>): NamedQuery<Row> {
  return { ...query, name: nameByText(query.sql) }
}

function nameByText(text: string): string {
  const known = namesByText.get(text)
  if (known !== undefined) return known
  const name = `q ${createHash('sha256').update(text).digest('base64url')}`
  namesByText.set(text, name)
  return name
}

/** The name of a query that has one. */
export const nameOf = (query: CompiledQuery): string | undefined => (query as Partial<NamedQuery>).name

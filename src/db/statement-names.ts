/** The names of statements that the server is to prepare, by their text. */
const names = new Map<string, string>()

/** PostgreSQL cuts names after 63 letters, and then takes two statements for one; some are for what is added later. */
const MAX_NAME_LENGTH = 60

/**
 * Lets every connection of a query builder prepare a statement, known by its text. Throws for a name that is too long.
 * For statements that run with every order or oftener: a connection keeps what it prepared for good.
 */
export function nameStatement(name: string, text: string): void {
  if (name.length > MAX_NAME_LENGTH) throw new RangeError(`the name of a statement is too long: ${name}`)
  names.set(text, name)
}

export const nameOf = (text: string): string | undefined => names.get(text)

/** A row of a product's specification table: its label and its value. */
export interface Specification {
  readonly name: string
  readonly value: string
}

/** Reads a line such as `Print method: offset, four colours`. Undefined when either side of the first colon is empty. */
export function parseSpecification(line: string): Specification | undefined {
  const colon = line.indexOf(':')
  if (colon < 0) return undefined
  const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  return name && value ? { name, value } : undefined
}

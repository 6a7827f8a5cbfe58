export type PathParams = Readonly<Record<string, string | undefined>>

type Pattern = { expression: RegExp; names: readonly string[] }

const patterns = new Map<string, Pattern>()

/**
 * The parts of a path that a pattern such as `/product/:productId/:productSlug?` names, decoded; null when it does not
 * match. A slash at the end makes no difference; `*` matches everything.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  if (pattern === '*') return {}
  const { expression, names } = patternOf(pattern)
  const parts = expression.exec(path)
  if (!parts) return null
  return Object.fromEntries(names.map((name, at) => [name, decoded(parts[at + 1])]))
}

function patternOf(text: string): Pattern {
  const known = patterns.get(text)
  if (known) return known
  const pattern = {
    expression: new RegExp(`^${text.replace(/\/:\w+(\?)?/g, '(?:/([^/]+))$1').replace(/\/$/, '')}/?$`),
    names: [...text.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
  }
  patterns.set(text, pattern)
  return pattern
}

/** Percent-encoding may be broken by a typing mistake: then the text stands as it is. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Line and column of a position in a text, counted from one. */
export function lineAndColumn(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const TOKEN = /\s*(?:("(?:[ !#-[\]-\uffff]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/y

/**
 * Where a text stops being JSON. JSON.parse does not say: its errors have the position for some mistakes and a few
 * letters of context for the others.
 */
export function jsonErrorPosition(text: string): number {
  const open: string[] = []
  let expected: 'value' | 'key' | 'colon' | 'separator' = 'value'
  // A list or object may end where its first entry could stand, not after a comma.
  let mayClose = false
  TOKEN.lastIndex = 0
  for (;;) {
    const start = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) return start + (/^\s*/.exec(text.slice(start, start + 1000))?.[0].length ?? 0)
    const [whole, string, literal, mark] = match
    const at = start + whole.length - (string ?? literal ?? mark ?? '').length
    const closes = (mark === '}' && open.at(-1) === '{') || (mark === ']' && open.at(-1) === '[')
    if (closes && (expected === 'separator' || mayClose)) {
      open.pop()
      expected = 'separator'
    } else if (expected === 'value' && (string ?? literal) !== undefined) expected = 'separator'
    else if (expected === 'value' && (mark === '{' || mark === '[')) {
      open.push(mark)
      expected = mark === '{' ? 'key' : 'value'
      mayClose = true
      continue
    } else if (expected === 'key' && string !== undefined) expected = 'colon'
    else if (expected === 'colon' && mark === ':') expected = 'value'
    else if (expected === 'separator' && mark === ',' && open.length > 0)
      expected = open.at(-1) === '{' ? 'key' : 'value'
    else return at
    mayClose = false
  }
}

/** The complaint about a text that is no JSON: where it stops making sense, and what the parser says. */
export function jsonComplaint(text: string, error: unknown): string {
  const { line, column } = lineAndColumn(text, jsonErrorPosition(text))
  const message = error instanceof Error ? error.message : String(error)
  return `line ${line}, column ${column}: ${message.replace(/,? ?(in JSON )?at position.*$|, (\.\.\.)?".*$/s, '')}`
}

/** A browser needs one line; a few more while its tabs change over. */
const LINES_OF_A_SESSION = 6

/** Lets a session have so many lines: one more ends the oldest. */
export function createLineLimit() {
  const open = new Map<string, Set<() => void>>()
  return {
    /** Notes a line; answers how to note that it is closed. */
    take: (sessionId: string, end: () => void): (() => void) => {
      const lines = open.get(sessionId) ?? new Set()
      open.set(sessionId, lines.add(end))
      const [oldest] = lines
      if (lines.size > LINES_OF_A_SESSION && oldest) {
        lines.delete(oldest)
        oldest()
      }
      return () => {
        lines.delete(end)
        if (lines.size === 0 && open.get(sessionId) === lines) open.delete(sessionId)
      }
    },
  }
}

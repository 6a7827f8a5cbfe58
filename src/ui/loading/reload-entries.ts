/** Entries of the session storage about a reload for missing code; the head script reads and writes them too. */

/** S50, S195: set while a reload for missing code has not helped yet. */
export const RELOADED = 'retry-lazy-refreshed'
/** The code that reload was for. */
export const RELOADED_FOR = 'retry-lazy-for'

type Log = (facts: object, sentence: string) => void

/** Where the services report what needs a person. */
export interface ShopLogger {
  readonly error: Log
  readonly warn: Log
}

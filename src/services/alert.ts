/** What a line of the log is about. Nothing of a person. */
export type AlertFacts = Readonly<Record<string, unknown>>

/** Says what people must look at, as a line of the log with its facts. */
export type Alert = (sentence: string, facts: AlertFacts) => void

/** Alerts as errors of a log. */
export const alertTo =
  (logger: { readonly error: (facts: AlertFacts, sentence: string) => void }): Alert =>
  (sentence, facts) =>
    logger.error(facts, sentence)

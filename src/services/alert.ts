/** What a line of the log is about. Nothing of a person. */
export type AlertFacts = Readonly<Record<string, unknown>>

/** Says what people must look at, as a line of the log with its facts. */
export type Alert = (sentence: string, facts: AlertFacts) => void

/** What of an installation was looked at. */
export type Check =
  | 'settings'
  | 'database'
  | 'schema'
  | 'locale'
  | 'extensions'
  | 'clock'
  | 'disk'
  | 'key'
  | 'files'
  | 'replica'
  | 'jobs'
  | 'messages'
  | 'payments'
  | 'invoices'
  | 'backup'

/** `error`: customers or the books are harmed, or will be. `warning`: it should be looked at. */
export type Level = 'ok' | 'warning' | 'error'

/** What was found, in a sentence for the operator, with what to do where something is wrong. */
export interface Finding {
  readonly check: Check
  readonly level: Level
  readonly sentence: string
  readonly advice?: string
}

export const fine = (check: Check, sentence: string): Finding => ({ check, level: 'ok', sentence })

/** Whether something harms: the exit code of the command. */
export const hasErrors = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === 'error')

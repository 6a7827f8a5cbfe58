import type pg from 'pg'
import { Observed } from '#db/observed.ts'

/** A statement on its way to the server. */
export interface SentStatement {
  /** Of a prepared one. */
  readonly name: string | undefined
  readonly text: string
  readonly answer: Promise<unknown>
}

export const sentStatements = new Observed<SentStatement>('statement')

/** Announces a statement that was just sent, to those who measure. */
export function noteStatement({ name, text }: pg.QueryConfig, answer: Promise<unknown>): void {
  if (sentStatements.isObserved) sentStatements.publish({ name, text, answer })
}

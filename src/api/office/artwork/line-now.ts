import type { Language } from '#domain/language.ts'
import { err, ok } from '#domain/result.ts'
import type { DeskReader } from '#services/proofs/desk/desk-reader.service.ts'
import { notFound } from '../../refusal.ts'
import { presentLine } from './desk.presenter.ts'

/** The line that a code names: its order, and its place from 0. */
export function nameOf(code: string) {
  const [number, place] = code.split('-').map(Number) as [number, number]
  return { number, position: place - 1 }
}

/** A line as it is after something was done with it. */
export async function lineNow(reader: Pick<DeskReader, 'line'>, code: string, language: Language) {
  const line = await reader.line(nameOf(code))
  return line ? ok(presentLine(line, language)) : err(notFound('order'))
}

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '#ui/i18n/use-t.ts'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { focusedRow, focusRow } from '../../list/focus-row.ts'
import type { BoardJob } from './board.queries.ts'

type Options = {
  /** The cards of each column, as they stand. */
  readonly columns: readonly (readonly BoardJob[])[]
  readonly onNext: (job: BoardJob) => void
  readonly onOpen: (job: BoardJob) => void
  readonly onTicket: (job: BoardJob) => void
  readonly onScan: () => void
}

/**
 * Walks over the board with the focus: `j` and `k` in a station, `h` and `l` between them. Answers which card it is at.
 */
export function useBoardKeys({ columns, onNext, onOpen, onTicket, onScan }: Options): string | undefined {
  const t = useT('office-board')
  const list = useT('office-list')
  const { job, along, aside } = useWalk(columns)
  useHotkeys([
    { keys: 'j', name: list('nextRow'), run: () => along(1) },
    { keys: 'k', name: list('previousRow'), run: () => along(-1) },
    { keys: 'l', name: t('nextStation'), run: () => aside(1) },
    { keys: 'h', name: t('previousStation'), run: () => aside(-1) },
    { keys: 's', name: t('scan'), run: onScan },
    ...(job
      ? [
          { keys: 'm', name: t('moveOn'), run: () => onNext(job) },
          { keys: 'o', name: list('openRow'), run: () => onOpen(job) },
          { keys: 'p', name: t('ticket'), run: () => onTicket(job) },
        ]
      : []),
  ])
  return job?.code
}

/** The card that the keyboard is at, and the steps from there. */
function useWalk(columns: Options['columns']) {
  const [cursor, setCursor] = useState<string>()
  const { column: at, job } = placeOf(columns, cursor)
  useLayoutEffect(() => {
    // A card that moves to another station is a new element there, and takes the focus along.
    if (cursor !== undefined && at !== -1 && document.activeElement === document.body) focusRow(cursor)
  }, [cursor, at])
  const go = (column: number, line: number) => {
    const cards = columns[column]
    const next = cards?.[Math.min(Math.max(line, 0), cards.length - 1)]?.code
    if (next === undefined) return
    flushSync(() => setCursor(next))
    focusRow(next)
  }
  const here = () => {
    const focused = placeOf(columns, focusedRow())
    return focused.job ? focused : placeOf(columns, cursor)
  }
  const along = (step: 1 | -1) => {
    const { column, row, job: from } = here()
    if (from) go(column, row + step)
    else
      go(
        columns.findIndex((cards) => cards.length > 0),
        0,
      )
  }
  const aside = (step: 1 | -1) => {
    const { column: from, row } = here()
    let column = from === -1 ? (step === 1 ? 0 : columns.length - 1) : from + step
    while (columns[column]?.length === 0) column += step
    go(column, Math.max(row, 0))
  }
  return { job, along, aside }
}

/** Where the card of a code stands: its column and its place in it. */
function placeOf(columns: Options['columns'], code: string | undefined) {
  const column = columns.findIndex((cards) => cards.some((card) => card.code === code))
  const row = columns[column]?.findIndex((card) => card.code === code) ?? -1
  return { column, row, job: columns[column]?.[row] }
}

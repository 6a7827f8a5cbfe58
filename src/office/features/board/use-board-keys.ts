import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import type { BoardJob } from './board.queries.ts'

type Options = {
  /** The cards of each column, as they stand. */
  readonly columns: readonly (readonly BoardJob[])[]
  readonly onNext: (job: BoardJob) => void
  readonly onOpen: (job: BoardJob) => void
  readonly onTicket: (job: BoardJob) => void
  readonly onScan: () => void
}

/** Walks over the board: `j` and `k` in a station, `h` and `l` between them. Answers which card it is at. */
export function useBoardKeys({ columns, onNext, onOpen, onTicket, onScan }: Options): string | undefined {
  const t = useT('office-board')
  const list = useT('office-list')
  const [cursor, setCursor] = useState<string>()
  const at = columns.findIndex((column) => column.some(({ code }) => code === cursor))
  const row = columns[at]?.findIndex(({ code }) => code === cursor) ?? -1
  const job = columns[at]?.[row]
  const go = (column: number, line: number) => {
    const cards = columns[column]
    const next = cards?.[Math.min(Math.max(line, 0), cards.length - 1)]?.code
    if (next === undefined) return
    setCursor(next)
    requestAnimationFrame(() =>
      document
        .querySelector(`[data-row="${CSS.escape(next)}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
  }
  const aside = (step: 1 | -1) => {
    let column = at === -1 ? (step === 1 ? 0 : columns.length - 1) : at + step
    while (columns[column]?.length === 0) column += step
    go(column, Math.max(row, 0))
  }
  const first = () =>
    go(
      columns.findIndex((column) => column.length > 0),
      0,
    )
  useHotkeys([
    { keys: 'j', name: list('nextRow'), run: () => (job ? go(at, row + 1) : first()) },
    { keys: 'k', name: list('previousRow'), run: () => (job ? go(at, row - 1) : first()) },
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

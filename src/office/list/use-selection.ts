import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { useHotkeys } from '../keys/use-hotkeys.ts'

/** Rows that are chosen, over all pages of a list, and the ways to choose others. */
export interface Selection<Row> {
  readonly chosen: ReadonlyMap<string, Row>
  /** Every row that the filters name, also those that were not shown. */
  readonly isEverything: boolean
  readonly toggle: (key: string) => void
  /** Chooses everything from the row that was chosen last to this one. */
  readonly toggleTo: (key: string) => void
  readonly togglePage: () => void
  readonly chooseEverything: () => void
  /** Chooses these rows and no other. */
  readonly choose: (rows: ReadonlyMap<string, Row>) => void
  readonly clear: () => void
}

type Options<Row> = {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Names what is listed: with other filters the choice is another one. */
  list: string
  /** The row that the keyboard is at. */
  cursor: string | undefined
}

type Chosen<Row> = {
  readonly list: string
  readonly rows: ReadonlyMap<string, Row>
  readonly last?: string
  readonly isEverything?: true
}

/** Rows that are chosen one by one, at most. */
const MAX_CHOSEN = 1_000

/** Chooses rows by ticking, by `x`, and from one to another with Shift. */
export function useSelection<Row>({ rows, keyOf, list, cursor }: Options<Row>): Selection<Row> {
  const t = useT('office-list')
  const [state, setState] = useState<Chosen<Row>>({ list, rows: new Map() })
  const present: Chosen<Row> = state.list === list ? state : { list, rows: new Map() }
  const change = (next: Iterable<readonly [string, Row]>, last?: string) => {
    const bounded = new Map([...next].slice(0, MAX_CHOSEN))
    setState({ list, rows: bounded, ...(last !== undefined && { last }) })
  }
  const keys = rows.map(keyOf)
  const page = rows.map((row) => [keyOf(row), row] as const)
  const toggle = (key: string) => {
    const row = rows[keys.indexOf(key)]
    const others = [...present.rows].filter(([each]) => each !== key)
    if (row !== undefined) change(present.rows.has(key) ? others : [...others, [key, row]], key)
  }
  const toggleTo = (key: string) => {
    const [from, to] = [keys.indexOf(present.last ?? key), keys.indexOf(key)].toSorted((a, b) => a - b)
    if (from === undefined || to === undefined || from < 0) return toggle(key)
    change([...present.rows, ...page.slice(from, to + 1)], key)
  }
  useHotkeys(
    cursor === undefined
      ? []
      : [
          { keys: 'x', name: t('choose'), run: () => toggle(cursor) },
          { keys: 'shift+x', name: t('chooseTo'), run: () => toggleTo(cursor) },
        ],
  )
  return {
    chosen: present.rows,
    isEverything: present.isEverything === true,
    toggle,
    toggleTo,
    togglePage: () => {
      const isWhole = keys.every((key) => present.rows.has(key))
      change(isWhole ? [...present.rows].filter(([key]) => !keys.includes(key)) : [...present.rows, ...page])
    },
    chooseEverything: () => setState({ ...present, isEverything: true }),
    choose: (next) => change(next),
    clear: () => change([]),
  }
}

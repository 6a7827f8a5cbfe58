import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '#ui/i18n/use-t.ts'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import type { Hotkey } from '../keys/hotkeys.ts'
import { focusedRow, focusRow } from './focus-row.ts'

type Options = {
  keys: readonly string[]
  onOpen?: (key: string) => void
  /** What keys do with the row that the keyboard is at. */
  actions?: ((key: string) => readonly Hotkey[]) | undefined
  /** The row that the address names: the keyboard is there as soon as the row is. */
  named?: string | undefined
}

/** Walks through the rows of a list by `j` and `k`, with the focus, and opens by Enter; answers which row it is at. */
export function useRowKeys({ keys, onOpen, actions, named }: Options): string | undefined {
  const t = useT('office-list')
  const [chosen, setChosen] = useState<{ readonly key: string; readonly named: string | undefined }>()
  const isNamedThere = named !== undefined && keys.includes(named)
  // A row that was walked to counts until the address names another one.
  const walked = chosen?.named === named ? chosen?.key : undefined
  const cursor = walked !== undefined && keys.includes(walked) ? walked : isNamedThere ? named : undefined
  useEffect(() => {
    if (isNamedThere) focusRow(named)
  }, [named, isNamedThere])
  const go = (step: 1 | -1) => {
    const from = keys.indexOf(focusedRow() ?? cursor ?? '')
    const at = from === -1 && step === -1 ? keys.length : from
    const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)]
    if (next === undefined) return
    flushSync(() => setChosen({ key: next, named }))
    focusRow(next)
  }
  useHotkeys([
    { keys: 'j', name: t('nextRow'), run: () => go(1) },
    { keys: 'k', name: t('previousRow'), run: () => go(-1) },
    ...(cursor === undefined
      ? []
      : [
          ...(onOpen ? ['enter', 'o'].map((keys) => ({ keys, name: t('openRow'), run: () => onOpen(cursor) })) : []),
          ...(actions?.(cursor) ?? []),
        ]),
  ])
  return cursor
}

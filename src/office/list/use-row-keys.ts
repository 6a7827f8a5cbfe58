import { useState } from 'react'
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
}

/** Walks through the rows of a list by `j` and `k`, with the focus, and opens by Enter; answers which row it is at. */
export function useRowKeys({ keys, onOpen, actions }: Options): string | undefined {
  const t = useT('office-list')
  const [chosen, setChosen] = useState<string>()
  const cursor = chosen !== undefined && keys.includes(chosen) ? chosen : undefined
  const go = (step: 1 | -1) => {
    const from = keys.indexOf(focusedRow() ?? cursor ?? '')
    const at = from === -1 && step === -1 ? keys.length : from
    const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)]
    if (next === undefined) return
    flushSync(() => setChosen(next))
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

import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { useHotkeys } from '../keys/use-hotkeys.ts'
import type { Hotkey } from '../keys/hotkeys.ts'

type Options = {
  keys: readonly string[]
  onOpen?: (key: string) => void
  /** What keys do with the row that the keyboard is at. */
  actions?: ((key: string) => readonly Hotkey[]) | undefined
}

/** Walks through the rows of a list by `j` and `k`, opens by Enter; answers which row it is at. */
export function useRowKeys({ keys, onOpen, actions }: Options): string | undefined {
  const t = useT('office-list')
  const [chosen, setChosen] = useState<string>()
  const cursor = chosen !== undefined && keys.includes(chosen) ? chosen : undefined
  const go = (step: 1 | -1) => {
    const at = cursor === undefined ? (step === 1 ? -1 : keys.length) : keys.indexOf(cursor)
    const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)]
    setChosen(next)
    if (next === undefined) return
    document.querySelector(`[data-row="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' })
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

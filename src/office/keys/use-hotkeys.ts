import { useEffect, useRef } from 'react'
import { addHotkeys } from './hotkeys.ts'
import type { Hotkey } from './hotkeys.ts'

/** Makes hotkeys live while the component is shown. */
export function useHotkeys(hotkeys: readonly Hotkey[]): void {
  const present = useRef(hotkeys)
  useEffect(() => {
    present.current = hotkeys
  })
  useEffect(() => addHotkeys(() => present.current), [])
}

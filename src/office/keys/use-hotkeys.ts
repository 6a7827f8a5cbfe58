import { useLayoutEffect, useRef } from 'react'
import { addHotkeys } from './hotkeys.ts'
import type { Hotkey } from './hotkeys.ts'

/**
 * Makes hotkeys live while the component is shown. They change with what is drawn, not after it: a key that is pressed as soon
 * as its button is seen does what the button says.
 */
export function useHotkeys(hotkeys: readonly Hotkey[]): void {
  const present = useRef(hotkeys)
  useLayoutEffect(() => {
    present.current = hotkeys
  })
  useLayoutEffect(() => addHotkeys(() => present.current), [])
}

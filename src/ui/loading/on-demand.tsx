import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadCode } from './load-code.ts'
import { toastFailure } from '../toast/toast-store.ts'

type Extra = {
  /** Drawn until the code is there. */
  fallback?: ReactNode
  /** Called when the code could not be fetched; a toast has said so already. */
  onFailure?: () => void
}

/**
 * A part of a page whose code is fetched when it is first drawn. Unlike `lazy`, a failure (no network, most of all) does
 * not take the page away with all that was typed on it: the part is not drawn, a toast says why, and the part that is
 * drawn again tries again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  say: (failure: unknown) => void = toastFailure,
): ComponentType<Props & Extra> {
  let loaded: ComponentType<Props> | undefined
  return function OnDemand({ fallback = null, onFailure, ...props }: Props & Extra) {
    const [Part, setPart] = useState(() => loaded)
    const fail = useEffectEvent((failure: unknown) => {
      say(failure)
      onFailure?.()
    })
    useEffect(() => {
      if (loaded) return
      loadCode(load).then((module) => {
        loaded = module.default
        setPart(() => loaded)
      }, fail)
    }, [])
    return Part ? <Part {...(props as unknown as Props)} /> : fallback
  }
}

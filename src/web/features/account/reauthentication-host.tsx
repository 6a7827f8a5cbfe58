import { useEffect, useSyncExternalStore } from 'react'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { answerReauthentication, isReauthenticationAsked, onReauthenticationAsked } from './reauthentication-request.ts'

const ReauthenticationDialog = onDemand(() => import('./reauthentication-dialog.tsx'))

/** Hosts the reauthentication dialog. */
export function ReauthenticationHost() {
  const isAsked = useSyncExternalStore(onReauthenticationAsked, isReauthenticationAsked, () => false)
  useEffect(() => () => answerReauthentication(false), [])
  return isAsked ? <ReauthenticationDialog onFailure={() => answerReauthentication(false)} /> : null
}

import { useEffect, useSyncExternalStore } from 'react'
import { onDemand } from '#ui/loading/on-demand.tsx'
import {
  answerReauthentication,
  isReauthenticationRequested,
  onReauthenticationRequest,
} from './reauthentication-request.ts'

const ReauthenticationDialog = onDemand(() => import('./reauthentication-dialog.tsx'))

/** Hosts the reauthentication dialog. */
export function ReauthenticationHost() {
  const isOpen = useSyncExternalStore(onReauthenticationRequest, isReauthenticationRequested, () => false)
  useEffect(() => () => answerReauthentication(false), [])
  return isOpen ? <ReauthenticationDialog onFailure={() => answerReauthentication(false)} /> : null
}

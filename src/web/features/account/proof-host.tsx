import { useEffect, useSyncExternalStore } from 'react'
import { onDemand } from '../../ui/on-demand.tsx'
import { answerProof, isProofAsked, onProofAsked } from './proof-request.ts'

const ProofDialog = onDemand(() => import('./proof-dialog.tsx'))

/** The place of the dialog that asks the customer to prove who they are. */
export function ProofHost() {
  const isAsked = useSyncExternalStore(onProofAsked, isProofAsked, () => false)
  useEffect(() => () => answerProof(false), [])
  return isAsked ? <ProofDialog onFailure={() => answerProof(false)} /> : null
}

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { answerProof, isProofAsked, onProofAsked } from './proof-request.ts'

const ProofDialog = lazy(() => import('./proof-dialog.tsx'))

/** The place of the dialog that asks the customer to prove who they are. */
export function ProofHost() {
  const isAsked = useSyncExternalStore(onProofAsked, isProofAsked, () => false)
  useEffect(() => () => answerProof(false), [])
  return isAsked ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null
}

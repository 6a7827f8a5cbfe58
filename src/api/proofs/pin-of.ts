import type { z } from 'zod'
import type { ProofChangesForm } from '#contract/proofs/proof.ts'

type Sent = z.infer<typeof ProofChangesForm>['pins'][number]

/** A change as the proof holds it: on a page of the file at a place, or about all of it. */
export const pinOf = ({ text, place }: Sent) => {
  if (!place) return { text, place: null }
  const { file, ...spot } = place
  return { text, place: { position: file, ...spot } }
}

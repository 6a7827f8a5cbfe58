import { ApproveLine } from '../approve-line.tsx'
import { useApproval } from './use-approval.ts'

/** Where the customer approves the preview of a line; nothing while none waits for that. */
export function LineApproval({ orderId, position }: { orderId: string; position: number }) {
  const { waiting, approval } = useApproval(orderId, position)
  return waiting ? (
    <ApproveLine
      key={waiting.artworkIds.join()}
      words={waiting.words}
      faces={waiting.faces}
      blankFaces={waiting.blankFaces}
      ground={waiting.ground}
      isBusy={approval.isBusy}
      onApprove={() => approval.call(waiting)}
    />
  ) : null
}

import { useParams } from '#ui/router/router.tsx'
import { ProofScreen } from '../features/proof/proof-screen.tsx'

/** What a customer approves before it is printed, or asks to be changed. */
export default function ProofPage() {
  return <ProofScreen token={useParams()['token'] ?? ''} />
}

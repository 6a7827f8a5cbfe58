import { useQueryClient } from '@tanstack/react-query'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { profileQuery } from '../../shared/session/profile.query.ts'
import { loadCustomer } from '../../shared/session/session.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { CodeStep } from './code-step.tsx'
import { withReauthentication } from './reauthentication-request.ts'

type Sent = { to: string; at: number }
type Props = { sent: Sent; onSent: (sent: Sent) => void; onBack: () => void; onDone: () => void }

/** The code sent to a new e-mail address or number: once it is typed, that is the customer's. */
export function IdentifierCode({ sent, onSent, onBack, onDone }: Props) {
  const { api } = usePage()
  const client = useQueryClient()
  const verify = async (otp: string): Promise<void> => {
    const answer = await api.post('/api/customers/change-identifier/confirm', { data: sent.to, otp })
    client.setQueryData(plain(profileQuery).queryKey, answer)
    toast({ title: answer.message })
    onDone()
    await loadCustomer(api)
  }
  const resend = async (): Promise<void> => {
    await withReauthentication(() => api.post('/api/customers/change-identifier', { emailOrNumber: sent.to }))
    onSent({ to: sent.to, at: Date.now() })
  }
  return <CodeStep sent={sent} onBack={onBack} verify={verify} resend={resend} />
}

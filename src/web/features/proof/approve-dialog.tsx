import { useId, useState } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { Field } from '#ui/field.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { CodeForm } from '#ui/form/code-form.tsx'
import { Resend } from '#ui/form/resend.tsx'
import { useCodeEntry } from '#ui/form/use-code-entry.ts'
import { useRequest } from '#ui/form/use-request.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import type { Proof, View } from './proof.query.ts'

type Props = { token: string; view: View; proof: Proof; onClose: () => void; onDone: () => Promise<void> }

type Contact = 'phone' | 'email'

/** Asks who approves, and for the code that was sent to the contact of the order. */
export default function ApproveDialog({ token, view, proof, onClose, onDone }: Props) {
  const t = useT('proof')
  const [name, setName] = useState('')
  const [isMissed, setMissed] = useState(false)
  const { isBusy, problem, run } = useRequest()
  const { sent, send, approve } = useApproval({ token, proof, name, onClose, onDone })
  const withName = (work: () => Promise<void>) => {
    const isGiven = name.trim() !== ''
    setMissed(!isGiven)
    if (isGiven) void run(work)
  }
  return (
    <Dialog open onClose={onClose} title={t('whoApproves')} isBusy={isBusy}>
      <DialogText className="quiet">{t(view.isOwner ? 'whoOwner' : 'whoText')}</DialogText>
      <Field label={t('name')} required error={isMissed ? t('nameMissing') : undefined}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={130}
            value={name}
            readOnly={sent !== undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {sent ? (
        <Code
          key={sent.at}
          sent={{ ...sent, to: view.contact[sent.contact] ?? view.contact.phone }}
          verify={(otp) => approve({ contact: sent.contact, otp })}
          resend={() => send(sent.contact)}
        />
      ) : (
        <Ways
          view={view}
          isBusy={isBusy}
          onOwner={() => withName(() => approve({}))}
          onSend={(to) => withName(() => send(to))}
        />
      )}
      <AlertLine>{problem}</AlertLine>
    </Dialog>
  )
}

/** Sends the code and the approval. A proof that another tab or person has answered is read again: the page says who and when. */
function useApproval({ token, proof, name, onClose, onDone }: Omit<Props, 'view'> & { name: string }) {
  const { api } = usePage()
  const [sent, setSent] = useState<{ readonly contact: Contact; readonly at: number }>()
  const close = async (): Promise<void> => {
    onClose()
    await onDone()
  }
  const orReadAgain = (failure: unknown): Promise<void> => {
    if (isApiFailure(failure) && failure.answer?.code === 'PROOF_CLOSED') return close()
    throw failure
  }
  const approve = (more: { contact?: Contact; otp?: string }): Promise<void> => {
    const form = { proof: proof.number, hash: proof.hash, name: name.trim(), ...more }
    return api.post(`/api/proofs/${token}/approval`, form).then(close, orReadAgain)
  }
  const send = (contact: Contact): Promise<void> =>
    api.post(`/api/proofs/${token}/code`, { contact }).then(() => setSent({ contact, at: Date.now() }), orReadAgain)
  return { sent, send, approve }
}

type WaysProps = { view: View; isBusy: boolean; onOwner: () => void; onSend: (contact: Contact) => void }

/** The signed-in customer approves at once; anybody else is sent a code, where the order's customer reads it. */
function Ways({ view, isBusy, onOwner, onSend }: WaysProps) {
  const t = useT('proof')
  if (view.isOwner)
    return (
      <Button size="lg" wide loading={isBusy} onClick={onOwner}>
        {t('approve')}
      </Button>
    )
  return (
    <div className="proof-ways">
      <Button wide loading={isBusy} onClick={() => onSend('phone')}>
        <Text area="proof" id="codeBySms" fill={{ to: <Ltr>{view.contact.phone}</Ltr> }} />
      </Button>
      {view.contact.email === null ? null : (
        <Button wide look="outline" loading={isBusy} onClick={() => onSend('email')}>
          <Text area="proof" id="codeByMail" fill={{ to: <Ltr>{view.contact.email}</Ltr> }} />
        </Button>
      )}
    </div>
  )
}

type CodeProps = {
  sent: { readonly to: string; readonly at: number }
  verify: (otp: string) => Promise<void>
  resend: () => Promise<void>
}

function Code({ sent, verify, resend }: CodeProps) {
  const t = useT('proof')
  const entry = useCodeEntry(verify)
  const id = useId()
  return (
    <>
      <p id={id}>
        <Text area="proof" id="codeSent" fill={{ to: <Ltr>{sent.to}</Ltr> }} />
      </p>
      <CodeForm entry={entry} describedBy={id} verb={t('approve')} size="lg" isFocused />
      <Resend sentAt={sent.at} isBusy={entry.isBusy} onResend={() => void entry.run(resend)} />
    </>
  )
}

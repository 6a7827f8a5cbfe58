import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import type { IdentifierKind } from './identifiers.tsx'
import { IdentifierCode } from './identifier-code.tsx'
import { NewIdentifier } from './new-identifier.tsx'

type Props = {
  kind: IdentifierKind
  title: string
  /** What the customer has already, and only proves. */
  known: string | null
  open: boolean
  onClose: () => void
}

/** A new e-mail address or number: typed first, then proved by the code sent to it (S261). */
export function ChangeIdentifier({ kind, title, known, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Steps kind={kind} known={known} onDone={onClose} />
    </Dialog>
  )
}

/** Lives as long as the dialog is open, so that it always begins again. */
function Steps({ kind, known, onDone }: Pick<Props, 'kind' | 'known'> & { onDone: () => void }) {
  const t = useT('account')
  const [typed, setTyped] = useState(known ?? '')
  const [sent, setSent] = useState<{ to: string; at: number }>()
  return sent ? (
    <IdentifierCode key={sent.at} sent={sent} onSent={setSent} onBack={() => setSent(undefined)} onDone={onDone} />
  ) : (
    <>
      <DialogText className="quiet">{t(known === null ? `${kind}ChangeText` : 'verifyText')}</DialogText>
      <NewIdentifier
        kind={kind}
        label={t(known === null ? `${kind}New` : kind)}
        typed={typed}
        onSent={(to) => {
          setTyped(to)
          setSent({ to, at: Date.now() })
        }}
      />
    </>
  )
}

import { useT } from '#ui/i18n/use-t.ts'
import { OrderName } from './order-name.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import type { View } from './proof.query.ts'
import { SendFile } from './send-file.tsx'
import type { SentOutcome } from './sent-outcome.ts'

type Props = { token: string; view: View; outcome: SentOutcome; onSent: () => Promise<void> }

/** No proof to look at: the shop waits for a file, or has one and makes a proof of it. */
export function Waiting({ token, view, outcome, onSent }: Props) {
  const t = useT('proof')
  if (view.waitsFor !== null && view.takesFile)
    return (
      <div className="wrap proof-file">
        <OrderName view={view} />
        <h1>{t(`waits-${view.waitsFor}`)}</h1>
        <OutcomeNote outcome={outcome} view={view} />
        <Request view={view} isAnswered={outcome.sent === 'FILE'} />
        <SendFile token={token} view={view} label={t('file')} onSent={onSent} />
      </div>
    )
  const isFirst = view.proof === null && view.files.length > 0
  return (
    <div className="wrap proof-waiting">
      <OrderName view={view} />
      <h1>{t(isFirst ? 'received' : 'waiting')}</h1>
      <p className="lead">{t(isFirst ? 'receivedText' : 'waitingText')}</p>
      <OutcomeNote outcome={isFirst ? {} : outcome} view={view} />
    </div>
  )
}

/** What the artwork desk asks for, in its words, or why a file is waited for. */
function Request({ view: { waitsFor, question }, isAnswered }: { view: View; isAnswered: boolean }) {
  const t = useT('proof')
  if (question !== null)
    return (
      <p className="proof-note" dir="auto">
        {question}
      </p>
    )
  return waitsFor === null || isAnswered ? null : <p className="lead">{t(`waitsText-${waitsFor}`)}</p>
}

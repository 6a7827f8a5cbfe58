import { useT } from '#ui/i18n/use-t.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { View } from './proof.query.ts'
import type { SentOutcome } from './sent-outcome.ts'

/** What became of the form that was just sent. A file that was checked at once may be one that cannot be printed. */
export function OutcomeNote({ outcome: { sent, problem }, view }: { outcome: SentOutcome; view: View }) {
  const t = useT('proof')
  if (problem) return <AlertLine>{t(`problem-${problem}`)}</AlertLine>
  if (sent !== 'FILE') return null
  if (view.waitsFor === 'CHANGE') return <AlertLine>{t('fileStopped')}</AlertLine>
  return (
    <p className="proof-chosen proof-here" role="status">
      <Icon name="check" />
      <span>{t('fileHere')}</span>
    </p>
  )
}

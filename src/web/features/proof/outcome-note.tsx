import { useT } from '#ui/i18n/use-t.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { SentOutcome } from './sent-outcome.ts'

/** What became of the form that was just sent. */
export function OutcomeNote({ outcome: { sent, problem } }: { outcome: SentOutcome }) {
  const t = useT('proof')
  if (problem) return <AlertLine>{t(`problem-${problem}`)}</AlertLine>
  if (sent !== 'FILE') return null
  return (
    <p className="note good" role="status">
      <Icon name="check" />
      <span>{t('fileHere')}</span>
    </p>
  )
}

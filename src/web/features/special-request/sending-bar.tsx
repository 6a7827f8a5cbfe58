import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import type { Refusal } from '#ui/form/refusal.ts'

type Props = {
  isSending: boolean
  /** 0 to 1; null while nothing is sent. */
  progress: number | null
  onStop: () => void
  refusal: Refusal | undefined
}

/** The end of the form: what went wrong, the button, and how far the files are. */
export function SendingBar({ isSending, progress, onStop, refusal }: Props) {
  const t = useT('special-request')
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="form-end">
      <FormAlert refusal={refusal} />
      <Button type="submit" size="lg" loading={isSending}>
        {t('send')}
      </Button>
      {progress === null ? null : (
        <div className="sending">
          <label htmlFor="sending">{t('sending', { percent: `${percent}%` })}</label>
          <progress id="sending" max={100} value={percent} />
          <Button look="link" onClick={onStop}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}

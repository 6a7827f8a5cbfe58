import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'

/** How far a file is, 0 to 1, with a way to stop it. */
export function UploadProgress({ progress, onStop }: { progress: number | null; onStop: () => void }) {
  const t = useT('proof')
  if (progress === null) return null
  const percent = Math.round(progress * 100)
  return (
    <div className="proof-sending">
      <label htmlFor="proof-sending">{t('sending', { percent: `${percent}%` })}</label>
      <progress id="proof-sending" max={100} value={percent} />
      <Button look="link" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}

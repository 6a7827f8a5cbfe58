import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from './office-icon.tsx'

/** Says that there is no network. */
export function OfflineNote() {
  const t = useT('office-frame')
  return (
    <p className="note frame-note" role="status">
      <OfficeIcon name="offline" />
      {t('offlineBanner')}
    </p>
  )
}

/** Says that there is a newer version of the office, with the button that loads it. */
export function NewVersionNote() {
  const t = useT('office-frame')
  return (
    <p className="note frame-note" role="status">
      <OfficeIcon name="info" />
      {t('newVersion')}
      <Button look="outline" size="sm" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </p>
  )
}

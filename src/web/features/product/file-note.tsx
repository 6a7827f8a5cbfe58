import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/icon.tsx'

/** A file is not asked for here: it goes with the request or follows it. */
export function FileNote() {
  const t = useT('product')
  return (
    <div className="file-note">
      <Icon name="file" />
      <b>{t('fileTitle')}</b>
      <span className="q">{t('fileText')}</span>
    </div>
  )
}

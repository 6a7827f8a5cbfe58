import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useConfigurator } from './use-configurator.tsx'

/** A file is not asked for here, it follows the order: what happens with it, and what it should be like. */
export function FileNote() {
  const t = useT('product')
  const { templates } = useConfigurator().configurable.product
  return (
    <p className="file-note">
      <Icon name="file" />
      <span>
        {t('fileText')} {templates.length > 0 ? t('fileTemplate') : null}
      </span>
    </p>
  )
}

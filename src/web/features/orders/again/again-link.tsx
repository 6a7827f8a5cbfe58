import { ButtonLink, type ButtonSize } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../../site-map.ts'

type Props = { readonly id: string; readonly number: number; readonly size?: ButtonSize }

/** Leads to where an order is placed again (S260). */
export function AgainLink({ id, number, size = 'default' }: Props) {
  const t = useT('order')
  return (
    <ButtonLink
      look="outline"
      size={size}
      wide={size === 'default'}
      to={hrefs.orderAgain({ order: id })}
      aria-label={t('reorderOf', { number: String(number) })}
    >
      {t('reorder')}
    </ButtonLink>
  )
}

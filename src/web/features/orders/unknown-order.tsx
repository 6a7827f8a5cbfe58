import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'

/** No order of this customer has the address: it was mistyped, or is another's. */
export function UnknownOrder() {
  const t = useT('order')
  return (
    <EmptyState level={1} title={t('noneFound')} text={t('unknownText')}>
      <ButtonLink to={hrefs.userProfile({ tab: 'myOrders' })}>{t('toOrders')}</ButtonLink>
    </EmptyState>
  )
}

import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Where orders will be found; nobody can have one yet. */
export default function MyOrders() {
  const t = useT('account')
  return (
    <EmptyState drawing="parcel" title={t('noOrders')} text={t('noOrdersText')}>
      <ButtonLink to={hrefs.home()}>{t('browse')}</ButtonLink>
      <ButtonLink look="outline" to={hrefs.specialRequest()}>
        {t('specialRequest')}
      </ButtonLink>
    </EmptyState>
  )
}

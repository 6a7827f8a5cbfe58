import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** A category without products: what is not on the shelf can be asked for. */
export function EmptyCategory({ category: { id, name } }: { category: { id: string; name: string } }) {
  const t = useT('list')
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <ButtonLink look="secondary" to={hrefs.specialRequest({ category: id, description: name })}>
        {t('special')}
      </ButtonLink>
    </EmptyState>
  )
}

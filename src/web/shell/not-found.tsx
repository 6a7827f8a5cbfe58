import { MAX_SEARCH_LENGTH } from '#domain/catalog/list-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Form } from '#ui/router/link.tsx'
import { useVisit } from '#ui/router/router.tsx'
import { hrefs, ROUTES } from '../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { missingTitle } from '../head/missing-title.ts'

/** There is no such page, or no such product (S46, S274): what is missing, a search, and the way home. */
export default function NotFound() {
  const t = useT('shell')
  const route = useVisit().route?.id
  return (
    <EmptyState
      level={1}
      title={t(missingTitle(route))}
      text={t(route === 'product' ? 'noProductText' : 'notFoundText')}
    >
      <Form role="search" className="find" action={ROUTES.search.path} aria-label={t('searchShop')}>
        <input
          name="name"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          required
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('searchPlaceholder')}
          aria-label={t('searchShop')}
        />
        <button className="find-go" aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </Form>
      <ButtonLink look="secondary" to={hrefs.home()}>
        {t('toHome')}
      </ButtonLink>
    </EmptyState>
  )
}

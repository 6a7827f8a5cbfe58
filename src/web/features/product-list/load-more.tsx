import { useActivity } from '#ui/router/router.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits, Ltr } from '#ui/text/bidi.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { rememberList } from './loaded-pages.ts'
import { addressOf, listHref } from './list-place.ts'
import { useList } from './use-list.ts'

/** How much of the list is shown, and the link that adds a page (or, without JavaScript, opens it). */
export function LoadMore() {
  const t = useT('list')
  const { place, query, firstPage, lastPage, total, totalIsMore, totalIsEstimate, displayedUpTo } = useList()
  const isLoading = useActivity() === 'loading'
  const from = (firstPage - 1) * query.perPage + 1
  const inexact = totalIsMore ? 'atLeast' : totalIsEstimate ? 'about' : undefined
  const ofAll = <b>{inexact ? t(inexact, { count: total }) : groupDigits(total)}</b>
  return (
    <div className="more">
      <p role="status">
        {firstPage === 1 ? (
          <Text area="list" id="seen" fill={{ seen: <b>{groupDigits(displayedUpTo)}</b>, total: ofAll }} />
        ) : (
          <Text area="list" id="part" fill={{ part: <PartOf from={from} to={displayedUpTo} />, total: ofAll }} />
        )}
      </p>
      <progress className="more-bar" max={total} value={displayedUpTo} aria-hidden="true" />
      {query.page < lastPage ? (
        <ButtonLink
          look="outline"
          size="lg"
          rel="next"
          to={listHref(place, { ...query, page: query.page + 1 })}
          replace
          keepScroll
          aria-busy={isLoading}
          onClick={() => rememberList(addressOf(place, query), { from: firstPage })}
        >
          {isLoading ? <RegistrationMark turning className="btn-mark" /> : null}
          <span {...(isLoading && { className: 'btn-hidden' })}>{t('more')}</span>
        </ButtonLink>
      ) : totalIsMore ? (
        <p className="quiet">{t('ended', { count: displayedUpTo })}</p>
      ) : null}
    </div>
  )
}

const PartOf = ({ from, to }: { from: number; to: number }) => (
  <b>
    <Ltr>
      {groupDigits(from)}–{groupDigits(to)}
    </Ltr>
  </b>
)

/** For a list opened in the middle: the page before it, put on top (or, without JavaScript, opened). */
export function EarlierLink() {
  const t = useT('list')
  const { place, query, firstPage } = useList()
  if (firstPage === 1) return null
  return (
    <p className="earlier">
      <ButtonLink
        look="outline"
        rel="prev"
        to={listHref(place, { ...query, page: firstPage - 1 })}
        onClick={(event) => {
          event.preventDefault()
          rememberList(addressOf(place, query), { from: firstPage - 1 })
        }}
      >
        {t('earlier')}
      </ButtonLink>
    </p>
  )
}

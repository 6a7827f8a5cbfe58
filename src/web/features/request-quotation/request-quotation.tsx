import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiFailure } from '#ui/api-failure.ts'
import { ButtonLink } from '#ui/button.tsx'
import { plain } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { usePage } from '#ui/page-context.tsx'
import { hrefs } from '../../site-map.ts'
import { findSession } from '../../shared/session/session.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { QuotationAnswer } from './quotation-answer.tsx'
import { QuotationGoods } from './quotation-goods.tsx'
import { requestQuotationQuery } from './request-quotation.query.ts'
import type { RequestQuotation as Quotation } from './request-quotation.query.ts'
import './request-quotation.css'

/** The length of the secret of a link; a reference, which is shorter, opens what belongs to who is signed in. */
const TOKEN_LENGTH = 22

/** The answer to a special request, read by its link or from the account: accepted, declined, ordered. */
export default function RequestQuotation({ openedBy: key }: { openedBy: string }) {
  const { api } = usePage()
  const session = useSession()
  const isLink = key.length === TOKEN_LENGTH
  useEffect(() => {
    if (session.status === 'unknown') void findSession(api)
  }, [api, session.status])
  const { data, error } = useQuery<{ readonly data: Quotation }>({
    ...plain(requestQuotationQuery(key)),
    enabled: session.status !== 'unknown' && (isLink || session.status === 'customer'),
  })
  const isNobodys = !isLink && session.status === 'visitor'
  return (
    <div className="wrap request-quotation">
      {data ? (
        <>
          <QuotationGoods quotation={data.data} openedBy={key} />
          <QuotationAnswer quotation={data.data} openedBy={key} />
        </>
      ) : error || isNobodys ? (
        <NotOpen isUnknown={isNobodys || (isApiFailure(error) && error.status === 404)} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

/** A link that opens nothing; otherwise the shop did not answer. */
function NotOpen({ isUnknown }: { isUnknown: boolean }) {
  const t = useT('quotation')
  return (
    <div role="alert">
      <h1>{t(isUnknown ? 'titleUNKNOWN' : 'notLoaded')}</h1>
      <p className="lead">{t(isUnknown ? 'requestUnknown' : 'notLoadedText')}</p>
      <p>
        <ButtonLink look="secondary" size="lg" to={hrefs.contactUs()}>
          {t('contact')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Waiting() {
  const t = useT('quotation')
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <RegistrationMark turning />
    </>
  )
}

import { useState } from 'react'
import { useSearch } from '#ui/router/router.tsx'
import { NextSteps } from '../features/special-request/next-steps.tsx'
import { requestAddress, RequestForm } from '../features/special-request/request-form.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { isSeeded } from '#ui/drafts/form-draft.ts'
import { readSentForm } from '#ui/form/refusal.ts'
import { SentPanel } from '#ui/form/sent-panel.tsx'
import { useIsLive } from '#ui/loading/use-is-live.ts'

/** Asking for something that is not on the shelf (S34). The address may bring description, category and product. */
export default function SpecialRequestPage() {
  const t = useT('special-request')
  const search = useSearch()
  const { sent, refusal } = readSentForm(search)
  const given = givenBy(search)
  // Only script can bring what was chosen.
  const isFilled = useIsLive() && isSeeded(requestAddress(given))
  const [reference, setReference] = useState(sent)
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={t('title')} />
      <header className="page-heading">
        <h1>{t('title')}</h1>
        <p className="lead">{t(isFilled ? 'leadFilled' : given.productType ? 'leadProduct' : 'lead')}</p>
      </header>
      <div className="form-page">
        {reference ? (
          <SentPanel title={t('sentTitle')} text={t('sentText')} reference={reference}>
            <ButtonLink look="link" to={hrefs.specialRequest()} onClick={() => setReference(undefined)}>
              {t('another')}
            </ButtonLink>
          </SentPanel>
        ) : (
          <RequestForm key={search.toString()} given={given} refusal={refusal} onSent={setReference} />
        )}
        <NextSteps />
      </div>
    </div>
  )
}

const givenBy = (search: URLSearchParams) => ({
  description: search.get('description') ?? '',
  categoryId: search.get('category') ?? '',
  productType: search.get('product') ?? '',
})

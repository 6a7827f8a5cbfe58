import { useState } from 'react'
import { useSearch } from '../router/router.tsx'
import { NextSteps } from '../features/special-request/next-steps.tsx'
import { RequestForm } from '../features/special-request/request-form.tsx'
import { useT } from '../i18n/use-t.ts'
import { hrefs } from '../routes.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { readSentForm } from '../ui/form/refusal.ts'
import { SentPanel } from '../ui/form/sent-panel.tsx'

/** Asking for something that is not on the shelf (S34). The address may bring description, category and product. */
export default function SpecialRequestPage() {
  const t = useT('special-request')
  const search = useSearch()
  const { sent, refusal } = readSentForm(search)
  const [reference, setReference] = useState(sent)
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={t('title')} />
      <header className="page-h">
        <h1>{t('title')}</h1>
        <p className="lead">{t(search.has('product') ? 'leadFilled' : 'lead')}</p>
      </header>
      <div className="form-page">
        {reference ? (
          <SentPanel title={t('sentTitle')} text={t('sentText')} reference={reference}>
            <ButtonLink look="link" to={hrefs.specialRequest()} onClick={() => setReference(undefined)}>
              {t('another')}
            </ButtonLink>
          </SentPanel>
        ) : (
          <RequestForm key={search.toString()} given={givenBy(search)} refusal={refusal} onSent={setReference} />
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

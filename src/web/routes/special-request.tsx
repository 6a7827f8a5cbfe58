import { useState } from 'react'
import { useSearch } from '#ui/router/router.tsx'
import { NextSteps } from '../features/special-request/next-steps.tsx'
import { requestAddress, RequestForm } from '../features/special-request/request-form.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { FormPage } from '../shell/form-page.tsx'
import { isSeeded } from '#ui/drafts/form-draft.ts'
import { readSentForm } from '#ui/form/refusal.ts'
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
    <FormPage
      title={t('title')}
      lead={t(isFilled ? 'leadFilled' : given.productType ? 'leadProduct' : 'lead')}
      sent={{
        title: t('sentTitle'),
        text: t('sentText'),
        reference,
        another: t('another'),
        onAnother: () => setReference(undefined),
      }}
      to={hrefs.specialRequest()}
      aside={<NextSteps />}
    >
      <RequestForm key={search.toString()} given={given} refusal={refusal} onSent={setReference} />
    </FormPage>
  )
}

const givenBy = (search: URLSearchParams) => ({
  description: search.get('description') ?? '',
  categoryId: search.get('category') ?? '',
  productType: search.get('product') ?? '',
})

import { useState } from 'react'
import { useActionData, useSearch } from '#ui/router/router.tsx'
import { ContactData } from '../features/contact/contact-data.tsx'
import { ContactForm } from '../features/contact/contact-form.tsx'
import type { RefusedContact } from '../features/contact/send-contact.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { readSentForm } from '#ui/form/refusal.ts'
import { SentPanel } from '#ui/form/sent-panel.tsx'

/** Writing to the company (S33). */
export default function ContactUsPage() {
  const t = useT('contact')
  const { sent } = readSentForm(useSearch())
  const refused = useActionData<RefusedContact>()
  const [reference, setReference] = useState(sent)
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={t('title')} />
      <header className="page-heading">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <div className="form-page">
        {reference ? (
          <SentPanel title={t('sentTitle')} text={t('sentText')} reference={reference}>
            <ButtonLink look="link" to={hrefs.contactUs()} onClick={() => setReference(undefined)}>
              {t('another')}
            </ButtonLink>
          </SentPanel>
        ) : (
          <ContactForm refused={refused} onSent={setReference} />
        )}
        <ContactData />
      </div>
    </div>
  )
}

import { useT } from '#ui/i18n/use-t.ts'
import { SubscribeForm } from './subscribe-form.tsx'

/** The newsletter of the footer. */
export const NewsletterForm = () => (
  <SubscribeForm
    source="footer"
    id="newsletter"
    label={useT('shell')('newsletter')}
    rowClass="foot-news-in"
    button={{ className: 'on-night' }}
  />
)

import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Honeypot } from '#ui/form/honeypot.tsx'
import { useNewsletter } from './use-newsletter.ts'

/** The newsletter of the footer (S349, S350): with script it stays on the page, without it leads to the home page. */
export function NewsletterForm() {
  const t = useT('shell')
  const { form, outcomeText, hasFailed, isInvalid, isSending } = useNewsletter('footer')
  return (
    <form id="newsletter" {...form}>
      <label htmlFor="newsletter-email">{t('newsletter')}</label>
      <div className="foot-news-in">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          placeholder="name@company.sa"
          aria-describedby="newsletter-outcome"
          {...(isInvalid && { 'aria-invalid': true })}
        />
        <Button type="submit" className="on-night" loading={isSending}>
          {t('subscribe')}
        </Button>
      </div>
      <Honeypot name="website" />
      <output id="newsletter-outcome" className={hasFailed ? 'is-bad' : undefined}>
        {outcomeText}
      </output>
    </form>
  )
}

import { useT } from '#ui/i18n/use-t.ts'
import { useNewsletter } from '../../shell/use-newsletter.ts'
import { Button } from '#ui/button.tsx'
import { Honeypot } from '#ui/form/honeypot.tsx'
import { CropMarks } from '#ui/icons/icon.tsx'

/** The newsletter at the end of an article. */
export function NewsletterBox({ title, text, label }: { title: string; text: string; label: string }) {
  const t = useT('shell')
  const { form, outcomeText, hasFailed, isInvalid, isSending } = useNewsletter('blog')
  return (
    <section className="wrap ask">
      <div className="ask-in panel-loud">
        <CropMarks />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <form {...form}>
          <input type="hidden" name="source" value="blog" />
          <label htmlFor="box-email">{label}</label>
          <div className="ask-row">
            <input
              id="box-email"
              name="email"
              type="email"
              dir="ltr"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="send"
              placeholder="name@company.sa"
              aria-describedby="box-outcome"
              {...(isInvalid && { 'aria-invalid': true })}
            />
            <Button look="secondary" type="submit" loading={isSending}>
              {t('subscribe')}
            </Button>
          </div>
          <Honeypot name="website" />
          <output id="box-outcome" className={hasFailed ? 'is-bad' : undefined}>
            {outcomeText}
          </output>
        </form>
      </div>
    </section>
  )
}

import { CropMarks } from '#ui/icons/icon.tsx'
import { SubscribeForm } from '../../shell/newsletter/subscribe-form.tsx'

/** The newsletter at the end of an article. */
export const NewsletterBox = ({ title, text, label }: { title: string; text: string; label: string }) => (
  <section className="wrap ask">
    <div className="ask-in panel-loud">
      <CropMarks />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <SubscribeForm source="blog" id="box" label={label} rowClass="ask-row" button={{ look: 'secondary' }} />
    </div>
  </section>
)

import { Form } from '#ui/router/link.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { Button } from '#ui/button.tsx'
import { CropMarks } from '#ui/icons/icon.tsx'

/** Longest description that an address carries; the page it leads to takes longer ones. */
const MAX_LENGTH = 200

/** For what is not on the shelf: one sentence that goes along to the request page. Works without script. */
export function RequestCall() {
  const t = useT('home')
  return (
    <section className="wrap ask">
      <div className="ask-in">
        <CropMarks />
        <div>
          <h2>{t('askTitle')}</h2>
          <p>{t('askText')}</p>
        </div>
        <Form action={hrefs.specialRequest()}>
          <label htmlFor="ask">{t('askLabel')}</label>
          <textarea
            id="ask"
            name="description"
            rows={2}
            maxLength={MAX_LENGTH}
            placeholder={t('askExample')}
            required
          />
          <Button look="secondary" type="submit">
            {t('askSend')}
          </Button>
        </Form>
      </div>
    </section>
  )
}

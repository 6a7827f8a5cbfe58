import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import type { Sent } from './invite-dialog.tsx'

/** A link that was mailed, for passing on by hand. It is shown this once: only its hash is stored. */
export function SentLink({ sent, onDone }: { sent: Sent; onDone: () => void }) {
  const t = useT('office-staff')
  return (
    <div className="form-rows">
      <p>
        <Text area="office-staff" id="linkText" fill={{ until: <Moment at={sent.expiresAt} /> }} />
      </p>
      <div className="field">
        <label htmlFor="sent-link">{t('link')}</label>
        <input id="sent-link" dir="ltr" readOnly value={sent.href} onFocus={({ target }) => target.select()} />
      </div>
      <div className="dialog-ways">
        <CopyButton look="outline" text={sent.href} label={t('copyLink')} copiedLabel={t('copied')} />
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </div>
  )
}

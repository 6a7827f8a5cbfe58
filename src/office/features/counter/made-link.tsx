import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Moment } from '#ui/text/moment.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import type { Order } from '../../shared/order/order.queries.ts'

/** A payment link that was just made. */
export type Made = { readonly link: string; readonly expiresAt: string; readonly isSent: boolean }

/** The link, for passing on by hand too. It is shown this once: only its hash is stored. */
export function MadeLink({ made, order, onDone }: { made: Made; order: Order; onDone: () => void }) {
  const t = useT('office-money')
  const words = encodeURIComponent(`${t('linkChat', { number: String(order.number) })} ${made.link}`)
  return (
    <div className="form-rows">
      <p role="status">
        {made.isSent ? `${t('linkSent')} ` : ''}
        <Text area="office-money" id="linkUntil" fill={{ until: <Moment at={made.expiresAt} /> }} />
      </p>
      <div className="field">
        <label htmlFor="payment-link">{t('link')}</label>
        <input id="payment-link" dir="ltr" readOnly value={made.link} onFocus={({ target }) => target.select()} />
      </div>
      <div className="dialog-ways">
        <CopyButton look="outline" text={made.link} label={t('copyLink')} copiedLabel={t('copied')} />
        <a className="btn outline" href={`https://wa.me/?text=${words}`} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
        <Button onClick={onDone}>{t('linkDone')}</Button>
      </div>
    </div>
  )
}

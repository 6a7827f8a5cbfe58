import { cart } from '../../shared/cart/browser-cart.ts'
import { NoticeText } from '../../shared/cart/line-notice.tsx'
import type { CartQuote } from '../../shared/cart/use-quote.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { hrefs } from '../../site-map.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { Money } from '#ui/text/money.tsx'

type Props = {
  /** The total that was agreed to; undefined while nothing has changed. */
  agreed: number | undefined
  answer: CartQuote
  onClose: () => void
  onPay: () => void
}

/** Nothing was ordered, because it would cost something else now: what is different, to accept or not (S308). */
export function ChangedDialog({ agreed, answer: { quote, isCurrent }, onClose, onPay }: Props) {
  const t = useT('checkout')
  const { notices } = usePersisted(cart)
  const total = quote?.totals.total
  return (
    <Dialog open={agreed !== undefined && isCurrent} onClose={onClose} title={t('changedTitle')} kind="sheet">
      <DialogText as="div">
        <ul className="checkout-changes">
          {notices.map((notice) => (
            <li key={notice.key + notice.kind}>
              {'from' in notice ? (
                <>
                  <bdi>{notice.name}</bdi>
                  {': '}
                </>
              ) : null}
              <NoticeText notice={notice} />
            </li>
          ))}
        </ul>
        {agreed !== undefined && total !== undefined ? (
          <p>
            <Text
              area="checkout"
              id={total === agreed ? 'sameTotal' : 'newTotal'}
              fill={{ before: <Money halalas={agreed} />, now: <Money halalas={total} /> }}
            />
          </p>
        ) : null}
      </DialogText>
      <div className="checkout-accept">
        <Button onClick={onPay}>
          <Text area="checkout" id="acceptPay" fill={{ price: <Money halalas={total ?? 0} /> }} />
        </Button>
        <ButtonLink look="outline" to={hrefs.cart()}>
          {t('backToCart')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

import './cart.css'
import { removeSaved, takeBack } from '../../shared/cart/change-cart.ts'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/dialog/focus-heading.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Money } from '#ui/text/money.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { UserText } from '#ui/text/user-text.tsx'
import { lineTotal } from '#domain/cart/item-price.ts'
import { Decisions, LinePicture } from './cart-line.tsx'

/** What was put aside, with its configuration (S245); shown under the cart and on the wishlist. */
export default function SavedLines({ saved }: { saved: readonly CartItemView[] }) {
  const t = useT('cart')
  return saved.length === 0 ? null : (
    <section className="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{t('savedTitle')}</h2>
      <ul>
        {saved.map((item) => (
          <SavedLine key={item.key} item={item} />
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ item }: { item: CartItemView }) {
  const t = useT('cart')
  const name = tidyText(item.shown.name)
  const of = (action: string) => ({ 'aria-label': t('actionOf', { action, name }) })
  const back = (): void => {
    focusHeading()
    if (takeBack(item.key)) toast({ title: t('backInCart') })
    else toast({ title: t('full'), tone: 'destructive' })
  }
  const remove = (): void => {
    focusHeading()
    removeSaved(item)
  }
  return (
    <li className="line">
      <LinePicture item={item} />
      <div className="line-title">
        <h3>
          <UserText>{item.shown.name}</UserText>
        </h3>
        <Decisions item={item} />
        <div className="line-actions">
          <Button look="ghost" size="sm" onClick={back} {...of(t('toCart'))}>
            <Icon name="cart" />
            {t('toCart')}
          </Button>
          <Button look="ghost" size="sm" onClick={remove} {...of(t('remove'))}>
            <Icon name="trash" />
            {t('remove')}
          </Button>
        </div>
      </div>
      <div className="line-amounts">
        <p className="line-price">
          <b>
            <Money halalas={lineTotal(item)} />
          </b>
          <span className="quiet">{t('pieces', { count: item.quantity })}</span>
        </p>
      </div>
    </li>
  )
}

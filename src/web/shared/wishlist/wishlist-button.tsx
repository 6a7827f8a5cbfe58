import type { ProductCard } from '#contract/catalog/product-card.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { useIsLiked } from './browser-wishlist.ts'
import { useToggle } from './use-toggle.tsx'

type Props = { product: Pick<ProductCard, 'id' | 'name' | 'productPrice'>; className?: string }

/** Likes a product at one of its prices. The server draws it unpressed for everybody. Needs the messages of `card`. */
export function WishlistButton({ product: { id, name, productPrice }, className = 'heart' }: Props) {
  const t = useT('card')
  const isPressed = useIsLiked(id)
  const toggle = useToggle()
  return productPrice === null ? null : (
    <button
      type="button"
      className={`${className} scripted`}
      aria-pressed={isPressed}
      aria-label={t('favourite', { name: tidyText(name) })}
      onClick={() => toggle({ id: productPrice, product: id })}
    >
      <Icon name="heart" />
    </button>
  )
}

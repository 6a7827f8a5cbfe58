import { cart } from '../shared/cart/browser-cart.ts'
import { ProductCard } from '../features/product-card/product-card.tsx'
import { Wishlist, WishlistHead } from '../features/wishlist/wishlist.tsx'
import { loadMessages } from '../i18n/load-messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePersisted } from '#ui/browser-storage/use-persisted.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { useIsLive } from '#ui/loading/use-is-live.ts'

const SavedLines = onDemand(async () => {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const [lines] = await Promise.all([import('../features/cart/saved-lines.tsx'), loadMessages(language, ['cart'])])
  return lines
})

/** The wishlist (S31), and the lines of the cart that were saved for later (S245). */
export default function WishlistPage() {
  const t = useT('wishlist')
  const { saved } = usePersisted(cart)
  const hasSaved = useIsLive() && saved.length > 0
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={t('title')} />
      <WishlistHead />
      <Wishlist drawCard={(card) => <ProductCard card={card} />} hasSaved={hasSaved} />
      {hasSaved ? <SavedLines saved={saved} /> : null}
    </div>
  )
}

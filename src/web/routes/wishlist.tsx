import { ProductCard } from '../features/product-card/product-card.tsx'
import { Wishlist, WishlistHead } from '../features/wishlist/wishlist.tsx'
import { useT } from '../i18n/use-t.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

/** What somebody likes (S31). */
export default function WishlistPage() {
  const t = useT('wishlist')
  return (
    <div className="wrap">
      <Breadcrumb trail={[]} current={t('title')} />
      <WishlistHead />
      <Wishlist drawCard={(card) => <ProductCard card={card} />} />
    </div>
  )
}

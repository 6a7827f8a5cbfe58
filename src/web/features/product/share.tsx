import { useHref } from '../../router/router.tsx'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { hrefs } from '../../routes.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { WishlistButton } from '../../wishlist/wishlist-button.tsx'
import { useConfigurator } from './use-configurator.tsx'

/** Likes the version that is chosen. */
function ProductWishlistButton({ product: { id, name } }: { product: ProductDetail }) {
  const { decisions } = useConfigurator()
  return (
    <WishlistButton
      product={{ id, name, productPrice: decisions.priceId }}
      className={buttonClass({ look: 'ghost', size: 'icon' })}
    />
  )
}

/** The product's code to copy, its link to copy, and a message to send it with (S281). */
export function Share({ product }: { product: ProductDetail }) {
  const t = useT('product')
  const { publicUrl } = usePage()
  const address = publicUrl + useHref(hrefs.product(product))
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t('copied') }),
      () => toast({ title: t('copyFailed'), text, tone: 'destructive' }),
    )
  }
  return (
    <div className="pd-share">
      <span className="q">
        {t('code')} <Ltr>{product.code}</Ltr>
      </span>
      <Button
        look="ghost"
        size="icon"
        className="scripted"
        aria-label={t('copyCode')}
        onClick={() => copy(product.code)}
      >
        <Icon name="copy" />
      </Button>
      <span className="grow" />
      <ProductWishlistButton product={product} />
      <Button
        look="ghost"
        size="icon"
        className="scripted"
        aria-label={t('copyLink')}
        title={t('copyLink')}
        onClick={() => copy(address)}
      >
        <Icon name="share" />
      </Button>
      <a
        className={buttonClass({ look: 'ghost', size: 'icon' })}
        aria-label={t('shareOn')}
        title={t('shareOn')}
        href={`https://wa.me/?text=${encodeURIComponent(`${product.name}\n${address}`)}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" />
      </a>
    </div>
  )
}

import { useHref } from '#ui/router/router.tsx'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { useStorefront } from '../../../app/storefront-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { WishlistButton } from '../../../shared/wishlist/wishlist-button.tsx'
import { useConfigurator } from '../configurator/use-configurator.tsx'

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
  const { publicUrl } = useStorefront()
  const address = publicUrl + useHref(hrefs.product(product))
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast({ title: t('copied') })
    else toast({ title: t('copyFailed'), text, tone: 'destructive' })
  }
  return (
    <div className="product-share">
      <span className="quiet">
        {t('code')} <Ltr>{product.code}</Ltr>
      </span>
      <Button
        look="ghost"
        size="icon"
        className="scripted"
        aria-label={t('copyCode')}
        onClick={() => void copy(product.code)}
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
        onClick={() => void copy(address)}
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

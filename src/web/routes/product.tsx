import { useParams } from '#ui/router/router.tsx'
import { useLoaded } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { BuyBar } from '../features/product/ticket/add-to-cart.tsx'
import { Configurator } from '../features/product/configurator/configurator.tsx'
import { FromPrice } from '../features/product/ticket/from-price.tsx'
import { Gallery } from '../features/product/gallery/gallery.tsx'
import { JobTicket } from '../features/product/ticket/job-ticket.tsx'
import { NoScriptNote } from '../features/product/ticket/no-script-note.tsx'
import { onlyLanguageOf } from '../features/product/info/only-language.ts'
import { productQuery, relatedQuery } from '../features/product/product.queries.ts'
import { Share } from '../features/product/info/share.tsx'
import { ConfiguratorProvider } from '../features/product/configurator/use-configurator.tsx'
import { useFreshStock } from '../features/product/configurator/use-fresh-stock.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../site-map.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { deferHydrationOnPhone, hydrateWhenVisible } from '#ui/loading/hydrate-when-visible.tsx'
import { UserText } from '#ui/text/user-text.tsx'

const ProductInfo = hydrateWhenVisible('product/info', () => import('../features/product/info/product-info.tsx'))
const ProductReviews = hydrateWhenVisible('product/reviews', fetchReviews)
const RelatedCards = hydrateWhenVisible('product/related', () => import('../features/product-card/related-cards.tsx'))

const Steps = deferHydrationOnPhone(Configurator)
const Ticket = deferHydrationOnPhone(JobTicket)

export default function ProductPage() {
  const t = useT('product')
  const { productId = '' } = useParams()
  const product = useLoaded(productQuery(productId)).data
  useFreshStock(product)
  const { language } = usePage()
  const only = onlyLanguageOf(product)
  const related = useLoaded(relatedQuery(productId)).data
  const { topCategory, category } = product
  const trail = [
    { name: topCategory.name, path: hrefs.category(topCategory) },
    ...(category ? [{ name: category.name, path: hrefs.category(topCategory, category) }] : []),
  ]
  return (
    <>
      <ConfiguratorProvider key={product.id} product={product}>
        <div className="wrap">
          <Breadcrumb trail={trail} current={tidyText(product.name)} />
          <div className="product-page">
            <Gallery pictures={product.pictures} />
            <section className="configurator">
              <h1>
                <UserText>{product.name}</UserText>
              </h1>
              <FromPrice />
              {product.summary ? (
                <p className="lead">
                  <UserText>{product.summary}</UserText>
                </p>
              ) : null}
              {only && only !== language ? <p className="quiet">{t('otherLanguageOnly')}</p> : null}
              <Share product={product} />
              <NoScriptNote product={product} />
              <Steps />
            </section>
            <Ticket />
          </div>
        </div>
        <BuyBar />
        <div className="wrap">
          <ProductInfo key={product.id} product={product} />
        </div>
      </ConfiguratorProvider>
      <div className="wrap">
        <ProductReviews key={product.id} productId={product.id} />
        <RelatedCards title={t('related')} cards={related} />
      </div>
    </>
  )
}

/** The code of reviews and questions with its texts, which the server has already. */
async function fetchReviews() {
  const block = import('../features/reviews/product-reviews.tsx')
  if (!import.meta.env.SSR) await loadMessages(document.documentElement.lang === 'ar' ? 'ar' : 'en', ['review'])
  return block
}

import { useParams } from '../router/router.tsx'
import { useLoaded } from '../app/api-query.ts'
import { usePage } from '../app/page-context.tsx'
import { BuyBar } from '../features/product/add-to-cart.tsx'
import { Configurator } from '../features/product/configurator.tsx'
import { FromPrice } from '../features/product/from-price.tsx'
import { Gallery } from '../features/product/gallery.tsx'
import { JobTicket } from '../features/product/job-ticket.tsx'
import { NoScriptNote } from '../features/product/no-script-note.tsx'
import { onlyLanguageOf } from '../features/product/only-language.ts'
import { productQuery, relatedQuery } from '../features/product/product.queries.ts'
import { Share } from '../features/product/share.tsx'
import { ConfiguratorProvider } from '../features/product/use-configurator.tsx'
import { useFreshStock } from '../features/product/use-fresh-stock.ts'
import { loadMessages } from '../i18n/messages.ts'
import { useT } from '../i18n/use-t.ts'
import { hrefs } from '../routes.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { tidyText } from '../ui/tidy-text.ts'
import { deferHydrationOnPhone, hydrateWhenVisible } from '../ui/hydrate-when-visible.tsx'
import { UserText } from '../ui/user-text.tsx'

const ProductInfo = hydrateWhenVisible('product/info', () => import('../features/product/product-info.tsx'))
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
          <div className="pd">
            <Gallery pictures={product.pictures} />
            <section className="cfg">
              <h1>
                <UserText>{product.name}</UserText>
              </h1>
              <FromPrice />
              {product.summary ? (
                <p className="lead">
                  <UserText>{product.summary}</UserText>
                </p>
              ) : null}
              {only && only !== language ? <p className="q">{t('otherLanguageOnly')}</p> : null}
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

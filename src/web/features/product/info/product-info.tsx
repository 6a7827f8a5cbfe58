import { Link } from '#ui/router/link.tsx'
import type { ProductDetail } from '#contract/catalog/product-detail.ts'
import { isReadyMade } from '#domain/catalog/ready-made.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useTransitWords } from '../../../shared/delivery/use-transit-words.ts'
import { hrefs } from '../../../site-map.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { languageOfText, UserText } from '#ui/text/user-text.tsx'
import { Plate } from '../gallery/plate.tsx'
import { ownSize } from '../gallery/product-size.ts'
import { SpecificationTable } from './specification-table.tsx'
import { Tabs } from './tabs.tsx'
import { TemplateFiles } from './template-files.tsx'

/** What is in the parcel, how to set it up, what it is in words and in facts, and what happens when something is wrong. */
export default function ProductInfo({ product }: { product: ProductDetail }) {
  const t = useT('product')
  const { included, templates, descriptionHtml } = product
  const get =
    included.length + templates.length > 0 ? [{ id: 'get', title: t('get'), body: <Get product={product} /> }] : []
  const about = descriptionHtml
    ? [{ id: 'about', title: t('aboutTab'), body: <Description html={descriptionHtml} /> }]
    : []
  const tabs = [
    // A line or two of what is in the parcel fill no first panel; with drawings to download they do.
    ...(templates.length > 0 ? [...get, ...about] : [...about, ...get]),
    { id: 'facts', title: t('specifications'), body: <SpecificationTable product={product} /> },
    { id: 'care', title: t('care'), body: <Care product={product} /> },
  ]
  return (
    <section className="section product-info" aria-label={t('details')}>
      <Tabs tabs={tabs} label={t('details')} />
    </section>
  )
}

/** Written in the shop's own editor and sanitised when it is stored. */
const Description = ({ html }: { html: string }) => (
  <div className="prose" {...languageOfText(html, usePage().language)} dangerouslySetInnerHTML={{ __html: html }} />
)

const Get = ({ product }: { product: ProductDetail }) => (
  <div className="product-two">
    <ul className="gets">
      {product.included.map((line) => (
        <li key={line}>
          <Icon name="check" />
          <UserText>{line}</UserText>
        </li>
      ))}
    </ul>
    {product.templates.length > 0 ? (
      <>
        <Plate size={ownSize(product)} />
        <TemplateFiles files={product.templates} />
      </>
    ) : null}
  </div>
)

function Care({ product }: { product: ProductDetail }) {
  const t = useT('product')
  const transit = useTransitWords()
  return (
    <div className="prose">
      <p>{t('care1')}</p>
      <p>{t(isReadyMade(product) ? 'careReadyMade' : 'care2')}</p>
      <p>{t('care3', transit)}</p>
      <p>
        <Link to={hrefs.returnRefund()}>{t('returns')}</Link>
      </p>
    </div>
  )
}

import { lineTotal } from '#domain/cart/item-price.ts'
import type { Quote } from '#contract/cart/quote.ts'
import { usePage } from '#ui/page-context.tsx'
import type { Notice, CartItemView } from '../../shared/cart/browser-cart.ts'
import { otherSum, piecesOf } from '../../shared/cart/line-pieces.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { Money } from '#ui/text/money.tsx'
import { Picture } from '#ui/picture.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { answerText } from './answer-text.ts'
import { editLine } from './edit-line.ts'
import { LineArtwork } from './line-artwork.tsx'
import { LineActions } from './line-actions.tsx'
import { LineNote } from './line-note.tsx'
import { LineNotice } from '../../shared/cart/line-notice.tsx'
import { LineSizes } from './line-sizes.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { DescriptionList } from '#ui/text/description-list.tsx'

export type LineProps = {
  item: CartItemView
  notices: readonly Notice[]
  /** What the shop said last of the cart. */
  quote: Quote | undefined
}

/** A line of the cart: picture, decisions, note, quantity, price, and what may be done with it (ux 29). */
export function CartLine({ item, notices, quote }: LineProps) {
  const t = useT('cart')
  const { shown: product } = item
  const isInvalid = quote?.invalid.some(({ key }) => key === item.key) === true
  const pieces = piecesOf(item)
  const isSlow = quote?.notUrgent.includes(item.key) === true
  const line = quote?.lines.find(({ key }) => key === item.key)
  return (
    <li className="line" data-line={item.key}>
      <LinePicture item={item} />
      <div className="line-title">
        <h2>
          <Link to={hrefs.product(product)}>
            <UserText>{product.name}</UserText>
          </Link>
        </h2>
        <Decisions item={item} />
        <LineArtwork item={item} isUrgent={quote?.urgent ?? false} />
        <LineNote item={item} />
        {notices.map((notice) => (
          <LineNotice key={notice.kind} notice={notice} />
        ))}
        {isInvalid && otherSum(item) === undefined ? (
          <div className="note warn" role="alert">
            <Icon name="warning" />
            <p>{t('invalid')}</p>
            <ButtonLink look="ghost" size="sm" to={hrefs.product(product)} onClick={() => editLine(item)}>
              {t('chooseAgain')}
            </ButtonLink>
          </div>
        ) : null}
        {line ? (
          <p className="quiet line-ready">
            <Text
              area="cart"
              id="ready"
              fill={{ date: <DateText day={quote?.urgent ? line.urgentReadyBy : line.readyBy} /> }}
            />
            {isSlow ? ` · ${t('notUrgent')}` : null}
          </p>
        ) : null}
        <LineActions item={item} />
      </div>
      <div className="line-amounts">
        {pieces ? <LineSizes item={item} pieces={pieces} /> : <QuantityStepper item={item} />}
        {isInvalid ? null : <LinePrice item={item} />}
      </div>
    </li>
  )
}

/** Fetched for lines that have files. */
const LinePreview = onDemand(() => import('./line-preview.tsx'))

export function LinePicture({ item }: { item: CartItemView }) {
  const { shown: product, artworkIds } = item
  const picture = product.picture ? <Picture picture={product.picture} sizes="148px" alt="" /> : <span />
  return (
    <Link className="line-picture" to={hrefs.product(product)} tabIndex={-1} aria-hidden="true">
      {artworkIds.length > 0 ? <LinePreview item={item} instead={picture} fallback={picture} /> : picture}
    </Link>
  )
}

/** Everything decided about a line. */
export function Decisions({ item: { shown: product, copy } }: { item: CartItemView }) {
  const t = useT('cart')
  const { language } = usePage()
  const facts = [
    ...(product.variant === null ? [] : [{ name: t('version'), text: product.variant }]),
    ...product.answers.map((answer) => ({ name: answer.name, text: answerText(answer, language) })),
    ...(copy > 0 ? [{ name: t('copy'), text: String(copy + 1) }] : []),
  ]
  return (
    <>
      <p className="quiet line-code">
        <Ltr>{product.code}</Ltr>
      </p>
      <DescriptionList className="line-options" entries={facts} />
    </>
  )
}

function LinePrice({ item }: { item: CartItemView }) {
  const t = useT('cart')
  const { wasPrice } = item.shown
  const { setupFee, offerPercent } = item.productPrice
  return (
    <p className="line-price">
      <b>
        <Money halalas={lineTotal(item)} />
      </b>
      <span className="quiet">
        <Text area="cart" id="each" fill={{ price: <Money halalas={item.finalPrice} /> }} />
        {wasPrice !== null && offerPercent > 0 ? (
          <>
            {' '}
            <s>
              <span className="visually-hidden">{t('was')} </span>
              <Money halalas={wasPrice} />
            </s>
          </>
        ) : null}
      </span>
      {setupFee > 0 ? (
        <span className="quiet">
          <Text area="cart" id="setup" fill={{ price: <Money halalas={setupFee} /> }} />
        </span>
      ) : null}
    </p>
  )
}

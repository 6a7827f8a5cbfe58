import { imageAddress } from '#domain/images/image-widths.ts'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { Link } from '#ui/router/link.tsx'
import { hrefs } from '../../site-map.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { Money } from '#ui/text/money.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import type { OrderLine } from './order.queries.ts'
import { DescriptionList } from '#ui/text/description-list.tsx'

type Props = {
  lines: readonly OrderLine[]
  /** While the order is in progress, it is said which lines are being made. */
  isInProgress?: boolean
}

/** What was ordered: picture, choices, quantity and price of each line, as they were then. */
export const OrderLines = ({ lines, isInProgress = false }: Props) => (
  <ul className="order-lines">
    {lines.map((line) => (
      <Line key={line.position} line={line} isMade={isInProgress && line.isInProduction} />
    ))}
  </ul>
)

function Line({ line, isMade }: { line: OrderLine; isMade: boolean }) {
  const t = useT('order')
  const name = <UserText>{line.name}</UserText>
  return (
    <li>
      <LineThumbnail image={line.image} preview={line.preview} />
      <div>
        <h3>{line.product === null ? name : <Link to={hrefs.product({ id: line.product })}>{name}</Link>}</h3>
        <p className="quiet order-line-code">
          <Ltr>{line.code}</Ltr>
          {isMade ? <span className="order-line-made">{t('isMade')}</span> : null}
        </p>
        <Choices line={line} />
      </div>
      <p className="order-line-price">
        <b>
          <Money halalas={line.total} />
        </b>
        <span className="quiet">
          <Text area="order" id="pieces" count={line.quantity} fill={{}} />
        </span>
        <span className="quiet">
          <Text area="order" id="each" fill={{ price: <Money halalas={line.unit} /> }} />
        </span>
        {line.setup > 0 ? (
          <span className="quiet">
            <Text area="order" id="setup" fill={{ price: <Money halalas={line.setup} /> }} />
          </span>
        ) : null}
      </p>
    </li>
  )
}

function Choices({ line: { variant, features, notes } }: { line: OrderLine }) {
  const t = useT('order')
  const facts = [
    ...(variant === null ? [] : [{ name: t('version'), text: variant }]),
    ...features.map(({ name, choices, value }) => ({ name, text: value ?? choices.join(' + ') })),
    ...(notes === null ? [] : [{ name: t('note'), text: notes }]),
  ]
  return <DescriptionList className="order-line-options" entries={facts} />
}

/** A small picture by its key; without one, a blank sheet. */
export const Thumbnail = ({ image }: { image: string | null }) =>
  image === null ? (
    <span className="line-thumb" />
  ) : (
    <picture>
      <source type="image/avif" srcSet={`${imageAddress(image, 192, 'avif')} 192w`} sizes="96px" />
      <img className="line-thumb" src={imageAddress(image, 192, 'webp')} alt="" loading="lazy" decoding="async" />
    </picture>
  )

/** Fetched for lines that are shown with their artwork. */
const PreviewPicture = onDemand(() => import('../artwork/preview-picture.tsx'))

/** What is made: with the customer's artwork where there is such a picture. */
export function LineThumbnail({ image, preview }: { image: string | null; preview: string | null }) {
  const instead = <Thumbnail image={image} />
  return preview === null ? (
    instead
  ) : (
    <PreviewPicture id={preview} className="line-thumb" instead={instead} fallback={instead} />
  )
}

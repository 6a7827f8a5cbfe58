import type { ReactNode } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { parseDimensions } from '#domain/catalog/dimensions.ts'
import type { ChosenFeature } from '#domain/catalog/feature.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Count, Dimensions, Ltr } from '#ui/text/bidi.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { Swatch } from '#ui/icons/icon.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { UserText } from '#ui/text/user-text.tsx'
import { useConfigurator } from '../configurator/use-configurator.tsx'

/** From so many features on the decisions scroll in their own frame, which the keyboard must reach. */
const MANY = 7

/** The decisions with dotted leaders; what is asked and not yet decided keeps its line. */
export function TicketLines() {
  const t = useT('product')
  const { configurable, decisions, ticket } = useConfigurator()
  const { product } = configurable
  const asked = product.features.filter(({ id }) => ticket.visible.has(id))
  const isLong = asked.length > MANY
  const version = product.prices.find(({ id }) => id === ticket.variant.id)
  return (
    <dl className={isLong ? 'leads long' : 'leads'} {...(isLong && { tabIndex: 0 })}>
      {product.prices.length > 1 ? <Line term={t('version')}>{version?.name ?? version?.code}</Line> : null}
      {asked.map((feature) => (
        <Line key={feature.id} term={feature.name}>
          <Answer feature={feature} answer={ticket.chosen.find(({ featureId }) => featureId === feature.id)} />
        </Line>
      ))}
      <Line term={t('quantity')}>
        <Count value={decisions.quantity} />
      </Line>
    </dl>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>
      <UserText>{term}</UserText>
    </dt>
    <dd>{children}</dd>
  </div>
)

const NOTHING = '–'

function Answer({ feature, answer }: { feature: ProductFeature; answer: ChosenFeature | undefined }): ReactNode {
  const t = useT('product')
  if (feature.control === 'FILE') return t('later')
  if (!answer) return NOTHING
  const { choiceIds, value } = answer
  if (!value) {
    const names = feature.choices.filter(({ id }) => choiceIds.includes(id)).map(({ name }) => tidyText(name))
    return names.length > 0 ? names.join(' + ') : NOTHING
  }
  const size = feature.control === 'DIMENSIONS' ? parseDimensions(value) : undefined
  if (size) return <Dimensions width={size.widthMm} height={size.heightMm} />
  if (feature.control === 'DATE' && isIsoDate(value)) return <DateText day={value} />
  if (feature.control === 'COLOR') {
    return (
      <>
        <Swatch colour={value} /> <Ltr>{value}</Ltr>
      </>
    )
  }
  return <bdi>{value}</bdi>
}

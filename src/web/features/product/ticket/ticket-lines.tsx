import type { ReactNode } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { answerTo, namedAmong } from '#domain/configuration/chosen-feature.ts'
import type { ChosenFeature } from '#domain/configuration/chosen-feature.ts'
import { writtenValue } from '#domain/configuration/written-feature.ts'
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
  const visible = product.features.filter(({ id }) => ticket.visible.has(id))
  const isLong = visible.length > MANY
  const version = product.prices.find(({ id }) => id === ticket.variant.id)
  return (
    <dl className={isLong ? 'leads long' : 'leads'} {...(isLong && { tabIndex: 0 })}>
      {product.prices.length > 1 ? <Line term={t('version')}>{version?.name ?? version?.code}</Line> : null}
      {visible.map((feature) => (
        <Line key={feature.id} term={feature.name}>
          <Answer feature={feature} answer={answerTo(feature.id, ticket.chosen)} />
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

const NO_ANSWER = '–'

function Answer({ feature, answer }: { feature: ProductFeature; answer: ChosenFeature | undefined }): ReactNode {
  const t = useT('product')
  const { decisions } = useConfigurator()
  if (feature.control === 'FILE') return t(decisions.artworkIds?.length ? 'myFile' : 'later')
  if (!answer) return NO_ANSWER
  const { value } = answer
  if (value.kind === 'dimensions') return <Dimensions width={value.widthMm} height={value.heightMm} />
  if (value.kind === 'colour') {
    return (
      <>
        <Swatch colour={value.hex} /> <Ltr>{value.hex}</Ltr>
      </>
    )
  }
  const text = writtenValue(value)
  if (text === null) {
    const names = namedAmong(feature.choices, answer).map(({ name }) => tidyText(name))
    return names.join(' + ') || NO_ANSWER
  }
  return feature.control === 'DATE' && isIsoDate(text) ? <DateText day={text} /> : <bdi>{text}</bdi>
}

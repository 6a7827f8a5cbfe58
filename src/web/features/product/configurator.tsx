import type { ReactNode } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { useT } from '../../i18n/use-t.ts'
import { tidyText } from '../../ui/tidy-text.ts'
import { ChoiceList } from './choice-list.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import { FileNote } from './file-note.tsx'
import { QuantityStep } from './quantity-step.tsx'
import { StepAnswer } from './step-answer.tsx'
import { SwatchChoices } from './swatch-choices.tsx'
import { useConfigurator } from './use-configurator.tsx'
import { ColourField, DateField, NumberField, SizeField, TextField } from './value-fields.tsx'
import { VersionStep } from './version-step.tsx'

/** The product as a short numbered sequence: version, features, quantity, and what is sent later. */
export function Configurator() {
  const t = useT('product')
  const { configurable, ticket, revision } = useConfigurator()
  const { product } = configurable
  const shown = product.features.filter(({ id }) => ticket.visible.has(id))
  const steps = [
    ...(product.prices.length > 1 ? [{ id: 'version', title: t('version'), body: <VersionStep /> }] : []),
    ...shown.filter(({ control }) => control !== 'FILE').map((feature) => stepOf(feature, revision)),
    { id: 'quantity', title: t('quantity'), body: <QuantityStep /> },
    ...shown.filter(({ control }) => control === 'FILE').map((feature) => stepOf(feature, revision)),
  ]
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <Step key={step.id} number={index + 1} {...step} />
      ))}
    </ol>
  )
}

const CONTROLS: Record<ProductFeature['control'], (props: { feature: ProductFeature }) => ReactNode> = {
  RADIO: ChoiceTiles,
  SWATCH: SwatchChoices,
  CHECKBOX: ChoiceList,
  SELECT: ChoiceSelect,
  TEXT: TextField,
  NUMBER: NumberField,
  DIMENSIONS: SizeField,
  COLOR: ColourField,
  DATE: DateField,
  FILE: FileNote,
}

function stepOf(feature: ProductFeature, revision: number): StepProps {
  const Control = CONTROLS[feature.control]
  return {
    id: feature.id,
    title: feature.name,
    aside: <StepAnswer feature={feature} />,
    help: feature.help,
    body: <Control key={revision} feature={feature} />,
  }
}

type StepProps = { id: string; title: string; aside?: ReactNode; help?: string | null; body: ReactNode }

/** The name of a step labels its group of controls. */
const Step = ({ number, id, title, aside, help, body }: StepProps & { number: number }) => (
  <li>
    <fieldset aria-labelledby={`step-${id}`}>
      <h2 id={`step-${id}`}>
        <i>{number}</i>
        {tidyText(title)}
        {aside}
      </h2>
      {help ? <p className="step-help">{help}</p> : null}
      {body}
    </fieldset>
  </li>
)

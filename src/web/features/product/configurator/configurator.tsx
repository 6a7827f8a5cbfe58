import type { ReactNode } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { isChoiceControl } from '#domain/configuration/feature.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { UserText } from '#ui/text/user-text.tsx'
import { ChoiceList } from './choice-list.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { ChoiceTiles } from './choice-tiles.tsx'
import { ArtworkStep } from './artwork-step.tsx'
import { FileNote } from './file-note.tsx'
import { needsUnaskedFile } from './unasked-file.ts'
import { NoteStep } from './note-step.tsx'
import { QUANTITY_STEP } from '../ticket/order-problems.ts'
import { problemText } from '../ticket/problem-text.ts'
import { QuantityStep } from './quantity-step.tsx'
import { stepElement } from './show-step.ts'
import { StepAnswer } from './step-answer.tsx'
import { SwatchChoices } from './swatch-choices.tsx'
import { useConfigurator } from './use-configurator.tsx'
import { ColourField, DateField, NumberField, SizeField, TextStep } from './value-fields.tsx'
import { VersionStep } from './version-step.tsx'

/** The product as a short numbered sequence: version, features, quantity, and what is sent later. */
export function Configurator() {
  const t = useT('product')
  const { configurable, ticket } = useConfigurator()
  const { product } = configurable
  const visible = product.features.filter(({ id }) => ticket.visible.has(id))
  const steps = [
    ...(product.prices.length > 1 ? [{ id: 'version', title: t('version'), body: <VersionStep /> }] : []),
    ...visible.filter(({ control }) => control !== 'FILE').map(stepOf),
    { id: QUANTITY_STEP, title: t('quantity'), body: <QuantityStep /> },
    ...visible.filter(({ control }) => control === 'FILE').map(stepOf),
    ...(needsUnaskedFile(product) ? [{ id: 'file', title: t('file'), body: <FileNote /> }] : []),
    {
      id: 'note',
      title: t('lineNote'),
      aside: <span className="quiet">{t('optional')}</span>,
      body: <NoteStep />,
    },
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
  TEXT: TextStep,
  NUMBER: NumberField,
  DIMENSIONS: SizeField,
  COLOR: ColourField,
  DATE: DateField,
  FILE: ArtworkStep,
}

function stepOf(feature: ProductFeature): StepProps {
  const Control = CONTROLS[feature.control]
  return {
    id: feature.id,
    title: feature.name,
    aside: <StepAnswer feature={feature} />,
    help: feature.help,
    body: <Control feature={feature} />,
  }
}

type StepProps = { id: string; title: string; aside?: ReactNode; help?: string | null; body: ReactNode }

/** The name of a step labels its group of controls; what it lacks describes it. */
function Step({ number, id, title, aside, help, body }: StepProps & { number: number }) {
  const lack = useLack(id)
  return (
    <li id={stepElement(id)}>
      <fieldset aria-labelledby={`step-${id}`} {...(lack && { 'aria-describedby': `lack-${id}` })}>
        <h2 id={`step-${id}`}>
          <i>{number}</i>
          <UserText>{title}</UserText>
          {aside}
        </h2>
        {help ? (
          <p className="step-help">
            <UserText>{help}</UserText>
          </p>
        ) : null}
        {body}
        {lack ? (
          <p id={`lack-${id}`} className="step-bad">
            {lack}
          </p>
        ) : null}
      </fieldset>
    </li>
  )
}

/** What a step of choices lacks, once the order was asked for; fields that are typed into say it themselves. */
function useLack(id: string): string | undefined {
  const t = useT('product')
  const { language } = usePage()
  const { configurable, problems, isOrderTried } = useConfigurator()
  const problem = isOrderTried ? problems.find(({ stepId }) => stepId === id) : undefined
  const isChosen = configurable.features.some((feature) => feature.id === id && isChoiceControl(feature.control))
  return problem && isChosen ? problemText(problem, { t, language }) : undefined
}

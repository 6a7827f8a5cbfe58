import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { answerTo, namedAmong } from '#domain/configuration/chosen-feature.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useConfigurator } from './use-configurator.tsx'

/** Beside a step's name: the swatch that is chosen in words, or whether the step may be left out. */
export function StepAnswer({ feature: { id, control, required, choices } }: { feature: ProductFeature }) {
  const t = useT('product')
  const { ticket } = useConfigurator()
  if (control === 'SWATCH') {
    const names = namedAmong(choices, answerTo(id, ticket.chosen)).map(({ name }) => name)
    if (names.length > 0) return <span className="quiet">{names.join(', ')}</span>
  }
  if (!required) return <span className="quiet">{t('optional')}</span>
  return choices.length === 0 && control !== 'FILE' ? <span className="quiet">{t('required')}</span> : null
}

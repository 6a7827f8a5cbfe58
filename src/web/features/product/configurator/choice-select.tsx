import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { plainPrice } from '#domain/money/halalas.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { useIsLive } from '#ui/loading/use-is-live.ts'
import { useChoices } from './use-choices.ts'
import type { ChoiceOption } from './use-choices.ts'

/** One of many choices in the browser's own list. */
export function ChoiceSelect({ feature }: { feature: ProductFeature }) {
  const t = useT('product')
  const { language } = usePage()
  const { choices, taken, take } = useChoices(feature)
  const textOf = ({ name: written, added, refusal }: ChoiceOption): string => {
    const name = tidyText(written)
    if (refusal !== null) return `${name} (${refusal})`
    if (!added) return name
    const price = `+ ${plainPrice(added.halalas, language)}`
    const text = added.pieces === 1 ? t('perPiece', { price }) : t('forPieces', { price, count: added.pieces })
    return `${name} (${text})`
  }
  const isLive = useIsLive()
  return (
    <span className="select-box">
      {isLive ? null : <PlainList texts={choices.map(textOf)} />}
      <select
        aria-labelledby={`step-${feature.id}`}
        value={taken[0] ?? ''}
        onChange={({ target }) => take(target.value === '' ? [] : [target.value])}
      >
        {feature.required ? null : <option value="">{t('none')}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} disabled={choice.refusal !== null}>
            {textOf(choice)}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  )
}

/** What there is to choose from, for browsers without script. */
const PlainList = ({ texts }: { texts: readonly string[] }) => (
  <span className="unscripted quiet">{texts.join(' · ')}</span>
)

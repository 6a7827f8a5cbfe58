import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { ChoiceWords } from './choice-tiles.tsx'
import { useChoices } from './use-choices.ts'

/** Several choices at once, up to the feature's number. */
export function ChoiceList({ feature }: { feature: ProductFeature }) {
  const t = useT('product')
  const { choices, taken, take } = useChoices(feature)
  const most = feature.maxChoices
  const isFull = most !== null && taken.length >= most
  return (
    <>
      <div className="options two">
        {choices.map((choice) => {
          const refusal = choice.refusal ?? (isFull && !choice.isTaken ? t('mostChoices', { count: most }) : null)
          const others = taken.filter((id) => id !== choice.id)
          return (
            <label key={choice.id} className={`option row tick${refusal === null ? '' : ' off'}`}>
              <input
                type="checkbox"
                checked={choice.isTaken}
                disabled={refusal !== null}
                onChange={() => take(choice.isTaken ? others : [...others, choice.id])}
              />
              <ChoiceWords choice={{ ...choice, refusal }} />
            </label>
          )
        })}
      </div>
      {most !== null && most < choices.length ? <p className="quiet">{t('mostChoices', { count: most })}</p> : null}
    </>
  )
}

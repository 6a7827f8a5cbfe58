import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Picture } from '#ui/picture.tsx'
import { useChoices } from './use-choices.ts'
import type { ChoiceOption } from './use-choices.ts'
import { AddedText } from '../ticket/added-text.tsx'

/** One of several colours. The chosen one is named beside the step, the reasons of impossible ones below. */
export function SwatchChoices({ feature }: { feature: ProductFeature }) {
  const t = useT('product')
  const { choices, taken, take } = useChoices(feature)
  const extra = choices.find(({ isTaken, added }) => isTaken && added)
  return (
    <>
      <div className="swatches">
        {feature.required ? null : (
          <label className="swatch-none">
            <input type="radio" name={`feature-${feature.id}`} checked={taken.length === 0} onChange={() => take([])} />
            {t('none')}
          </label>
        )}
        {choices.map((choice) => (
          <SwatchRadio
            key={choice.id}
            choice={choice}
            name={`feature-${feature.id}`}
            onTake={() => take([choice.id])}
          />
        ))}
      </div>
      {extra?.added ? (
        <p className="quiet">
          {extra.name} <AddedText added={extra.added} />
        </p>
      ) : null}
      {choices.map(({ id, name, refusal }) =>
        refusal === null ? null : (
          <p key={id} className="quiet">
            {t('impossibleChoice', { name, reason: refusal })}
          </p>
        ),
      )}
    </>
  )
}

const SwatchRadio = ({ choice, name, onTake }: { choice: ChoiceOption; name: string; onTake: () => void }) => (
  <label className={`colour-swatch${choice.refusal === null ? '' : ' off'}`} title={choice.name}>
    <input type="radio" name={name} checked={choice.isTaken} disabled={choice.refusal !== null} onChange={onTake} />
    {choice.picture ? (
      <Picture picture={choice.picture} sizes="30px" alt="" />
    ) : (
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <circle cx="15" cy="15" r="14.5" fill={choice.hex ?? 'none'} />
      </svg>
    )}
    <span className="visually-hidden">{choice.name}</span>
  </label>
)

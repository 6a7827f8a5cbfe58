import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { parseSharedPieces, sumOfPieces } from '#domain/configuration/shared-pieces.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { useConfigurator } from './use-configurator.tsx'
import { useValue } from './use-value.ts'
import { ValueField } from './value-field.tsx'

/** How many pieces of each size or other kind, with their sum beside the quantity they must come to. */
export function PiecesField({ feature }: { feature: ProductFeature }) {
  const t = useT('product')
  const { decisions } = useConfigurator()
  const value = useValue(feature)
  const read = parseSharedPieces(value.text, feature.maxChoices ?? Infinity)
  const sum = t('named', { sum: read.ok ? sumOfPieces(read.value) : 0, count: decisions.quantity })
  return (
    <ValueField feature={feature} error={value.error} hint={<output>{sum}</output>}>
      {(tied) => (
        <textarea
          {...tied}
          aria-labelledby={`step-${feature.id}`}
          className="brief"
          rows={2}
          dir="auto"
          autoComplete="off"
          value={value.text}
          onChange={({ target }) => value.write(target.value)}
          onBlur={value.leave}
        />
      )}
    </ValueField>
  )
}

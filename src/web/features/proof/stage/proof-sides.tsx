import { useT } from '#ui/i18n/use-t.ts'
import type { BlankFace, Proof } from '../proof.query.ts'

type Side = { readonly key: string; readonly name: string }

/** The pages of a proof and the faces that stay blank, by their names. */
export function useSides(proof: Proof, blankFaces: readonly BlankFace[]): readonly Side[] {
  const t = useT('proof')
  const isBySide = new Set(proof.pages.map(({ face }) => face)).size === proof.pages.length
  return [
    ...proof.pages.map(({ file, page, face }, index) => ({
      key: `${file}.${page}`,
      name: isBySide && face ? t(`face-${face}`) : t('page', { number: index + 1 }),
    })),
    ...blankFaces.map(({ file, face }) => ({
      key: `${file}.${face}`,
      name: t('blank', { side: t(`face-${face}`) }),
    })),
  ]
}

type PagesProps = {
  sides: readonly Side[]
  /** Undefined while the product is shown. */
  current: number | undefined
  onPage: (page: number) => void
  /** Missing where there is no photograph of the product. */
  onProduct?: () => void
}

/** The sides and the product, of which one is shown. */
export function Pages({ sides, current, onPage, onProduct }: PagesProps) {
  const t = useT('proof')
  if (sides.length < 2 && !onProduct) return null
  return (
    <div className="proof-segments" role="group" aria-label={t('pages')}>
      {sides.map(({ key, name }, index) => (
        <button key={key} type="button" aria-pressed={index === current} onClick={() => onPage(index)}>
          {name}
        </button>
      ))}
      {onProduct ? (
        <button type="button" aria-pressed={current === undefined} onClick={onProduct}>
          {t('onProduct')}
        </button>
      ) : null}
    </div>
  )
}

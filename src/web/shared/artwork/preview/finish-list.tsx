import { useT } from '#ui/i18n/use-t.ts'
import type { PrintedFace } from './use-faces-artwork.ts'

/** Says how finishes are shown that a screen cannot show. */
export function FinishList({ faces }: { faces: readonly PrintedFace[] }) {
  const t = useT('artwork-preview')
  const layers = [...new Set(faces.flatMap(({ page }) => page.layers))]
  if (layers.length === 0) return null
  const separate = faces.flatMap(({ finishes }) => (finishes ? [finishes] : []))
  const [first] = separate
  const isOnColour = faces.some(({ ground }) => ground !== undefined)
  return (
    <div className="preview-finishes">
      <h3>{t('finishes')}</h3>
      {first ? (
        <ul>
          {layers.map((layer) => (
            <li key={layer} data-finish={layer === 'Foil' ? first.metal : layer}>
              {layer === 'Foil'
                ? t(`foil-${first.metal}`)
                : t(layer === 'White' && isOnColour ? 'white-on-colour' : `finish-${layer}`)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('finishesAsDrawn')}</p>
      )}
    </div>
  )
}

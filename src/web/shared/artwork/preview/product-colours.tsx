import { useT } from '#ui/i18n/use-t.ts'
import type { Check } from '../artwork-calls.ts'

type Props = { colours: Check['colours']; colour: string | undefined; onColour: (colour: string) => void }

/** The colours that the product has, to look at the design on each of them; nothing where there is one. */
export function ProductColours({ colours, colour, onColour }: Props) {
  const t = useT('artwork-preview')
  if (colours.length < 2) return null
  const seen = colours.find((each) => each.colour === colour)
  const chosen = colours.find(({ isChosen }) => isChosen)
  return (
    <fieldset className="preview-colours">
      <legend>
        {t('colours')} {seen ? <b>{seen.name}</b> : null}
      </legend>
      <div className="swatches">
        {colours.map((each) => (
          <label key={each.colour} className="colour-swatch" title={each.name}>
            <input type="radio" name="preview-colour" checked={each === seen} onChange={() => onColour(each.colour)} />
            <svg viewBox="0 0 30 30" aria-hidden="true">
              <circle cx="15" cy="15" r="14.5" fill={each.colour} />
            </svg>
            <span className="visually-hidden">{each.name}</span>
          </label>
        ))}
      </div>
      {chosen && chosen !== seen ? <p className="quiet">{t('otherColour', { name: chosen.name })}</p> : null}
    </fieldset>
  )
}

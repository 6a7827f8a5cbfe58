import type { ReactNode } from 'react'
import type { ProductFeature } from '#contract/catalog/product-detail.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Picture } from '#ui/picture.tsx'
import { UserText } from '#ui/text/user-text.tsx'
import { useChoices } from './use-choices.ts'
import type { ChoiceOption } from './use-choices.ts'
import { AddedText } from '../ticket/added-text.tsx'

/** One of several choices as tiles: sizes drawn to scale, papers with their stock, anything else in words. */
export function ChoiceTiles({ feature }: { feature: ProductFeature }) {
  const t = useT('product')
  const { choices, taken, take } = useChoices(feature)
  const isSizes = choices.some(({ widthMm, heightMm }) => widthMm && heightMm)
  const isPapers = !isSizes && choices.some(({ hex, picture }) => hex ?? picture)
  const columns = isSizes ? 'four' : isPapers ? 'three' : 'two'
  const name = `feature-${feature.id}`
  const longest = Math.max(...choices.flatMap(({ widthMm, heightMm }) => [widthMm ?? 0, heightMm ?? 0]))
  return (
    <div className={`options ${columns}`}>
      {feature.required ? null : (
        <Tile name={name} isTaken={taken.length === 0} className={tileClass(isSizes, isPapers)} onTake={() => take([])}>
          <b>{t('none')}</b>
        </Tile>
      )}
      {choices.map((choice) => (
        <Tile
          key={choice.id}
          name={name}
          isTaken={choice.isTaken}
          refusal={choice.refusal}
          className={tileClass(isSizes, isPapers)}
          onTake={() => take([choice.id])}
        >
          {isSizes ? <SizeDrawing choice={choice} longest={longest} /> : null}
          {isPapers ? <Paper choice={choice} /> : null}
          <ChoiceWords choice={choice} isSize={isSizes} />
        </Tile>
      ))}
    </div>
  )
}

const tileClass = (isSizes: boolean, isPapers: boolean): string => (isSizes ? 'size' : isPapers ? 'paper' : 'row')

type TileProps = {
  name: string
  isTaken: boolean
  refusal?: string | null
  className: string
  onTake: () => void
  children: ReactNode
}

/** A radio button as large as its tile; one that cannot be taken says why in place of its price. */
export const Tile = ({ name, isTaken, refusal = null, className, onTake, children }: TileProps) => (
  <label className={`option ${className}${refusal === null ? '' : ' off'}`}>
    <input type="radio" name={name} checked={isTaken} disabled={refusal !== null} onChange={onTake} />
    {children}
  </label>
)

/** Name, and below it why the choice cannot be had, what it adds, or its note. */
export function ChoiceWords({ choice, isSize = false }: { choice: ChoiceOption; isSize?: boolean }) {
  const t = useT('product')
  const { name, note, added, refusal, widthMm, heightMm } = choice
  return (
    <>
      <b>
        <UserText>{name}</UserText>
      </b>
      {isSize && widthMm && heightMm ? (
        <bdi className="quiet" dir="ltr">
          {widthMm} × {heightMm}
        </bdi>
      ) : null}
      {refusal === null && note ? (
        <span className="quiet">
          <UserText>{note}</UserText>
        </span>
      ) : null}
      {refusal === null ? (
        added ? (
          <span className="quiet">
            <AddedText added={added} />
          </span>
        ) : note || isSize ? null : (
          <span className="quiet">{t('included')}</span>
        )
      ) : (
        <span className="quiet">{refusal}</span>
      )}
    </>
  )
}

/** Room for the drawing of a size, in px. */
const BOX = { width: 56, height: 46 }

function SizeDrawing({ choice: { widthMm, heightMm }, longest }: { choice: ChoiceOption; longest: number }) {
  if (!widthMm || !heightMm) return <span className="rect" />
  const scale = Math.min(BOX.width, BOX.height * 1.2) / longest
  const [width, height] = [Math.max(3, widthMm * scale), Math.max(3, heightMm * scale)]
  return (
    <svg className="rect" viewBox={`0 0 ${BOX.width} 58`} aria-hidden="true">
      <rect x={(BOX.width - width) / 2} y={(58 - height) / 2} width={width} height={height} />
    </svg>
  )
}

const Paper = ({ choice: { hex, picture } }: { choice: ChoiceOption }) =>
  picture ? (
    <Picture picture={picture} sizes="120px" alt="" className="option-picture" />
  ) : (
    <svg className="option-picture" aria-hidden="true">
      <rect width="100%" height="100%" fill={hex ?? 'none'} />
    </svg>
  )

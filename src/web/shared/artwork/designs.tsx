import { useState } from 'react'
import { countDesigns, designsOf, withPieces } from '#domain/artwork/line-designs.ts'
import { wholeNumberFrom } from '#domain/text/digits.ts'
import { useT } from '#ui/i18n/use-t.ts'
import type { LineFiles } from '#domain/artwork/line-files.ts'

type Props = {
  files: LineFiles
  /** Names of the files, in the same order. */
  names: readonly string[]
  quantity: number
  /** Approved: shown, and not changed. */
  isLocked: boolean
  onPieces: (pieces: readonly number[]) => void
}

/** Several designs in one line: how many pieces are made of each. Together they are its quantity, at its one price. */
export function Designs({ files: { artworkFaces, designPieces }, names, quantity, isLocked, onPieces }: Props) {
  const t = useT('artwork')
  const count = countDesigns(artworkFaces)
  if (count < 2) return null
  const designs = designsOf(artworkFaces)
  return (
    <fieldset className="designs" disabled={isLocked}>
      <legend>{t('designs', { count })}</legend>
      <p className="quiet">{t('designsText', { count: quantity })}</p>
      <ol>
        {designPieces.map((pieces, design) => (
          <li key={names[designs.indexOf(design)]}>
            <DesignPieces
              label={t('design', { number: design + 1 })}
              names={names.filter((_, index) => designs[index] === design)}
              pieces={pieces}
              onPieces={(wished) => onPieces(withPieces(designPieces, design, wished))}
            />
          </li>
        ))}
      </ol>
      {designPieces.includes(0) ? (
        <p className="art-state look" role="status">
          {t('designWithout')}
        </p>
      ) : null}
    </fieldset>
  )
}

type DesignProps = {
  label: string
  names: readonly string[]
  pieces: number
  onPieces: (pieces: number) => void
}

/** The pieces of one design: taken when the field is left, so that the others do not move while it is typed. */
function DesignPieces({ label, names, pieces, onPieces }: DesignProps) {
  const t = useT('artwork')
  const [typed, setTyped] = useState<string>()
  const take = (): void => {
    const number = typed === undefined ? undefined : wholeNumberFrom(typed)
    setTyped(undefined)
    if (number !== undefined && number !== pieces) onPieces(number)
  }
  return (
    <label>
      <span>
        <b>{label}</b>
        <span className="quiet">
          {names.map((name) => (
            <bdi key={name}>{name}</bdi>
          ))}
        </span>
      </span>
      <input
        dir="ltr"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={t('piecesOf', { design: label })}
        value={typed ?? String(pieces)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
      />
    </label>
  )
}

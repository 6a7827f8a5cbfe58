import { useId, useState } from 'react'
import { sharedPieces, withPieces } from '#domain/artwork/line-designs.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { groupDigits } from '#ui/text/bidi.tsx'
import { useMay } from '../../app/me.tsx'
import type { Line } from './artwork.queries.ts'
import { useDeskAction } from './use-desk-action.ts'

/** How several designs share the pieces of a line; what one has more, the others have less. */
export function SharePieces({ line }: { line: Line }) {
  const t = useT('office-artwork')
  const id = useId()
  const mayEdit = useMay('artwork.edit')
  const { isBusy, problem, share } = useDeskAction(line)
  const present = piecesOf(line)
  const [edited, setEdited] = useState<readonly number[]>()
  const pieces = edited ?? present
  const isOpen = mayEdit && line.actions.some(({ action, refusal }) => action === 'sharePieces' && refusal === null)
  if (present.length < 2) return null
  return (
    <section>
      <h3>{t('shareTitle', { count: line.quantity })}</h3>
      <form
        className="desk-share"
        onSubmit={(event) => {
          event.preventDefault()
          void share(pieces).then((isDone) => isDone && setEdited(undefined))
        }}
      >
        {Array.from(pieces.entries(), ([design, count]) => (
          <p key={design}>
            <label htmlFor={`${id}-${design}`}>{t('design', { number: design + 1, count: pieces.length })}</label>
            {isOpen ? (
              <input
                id={`${id}-${design}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={line.quantity}
                value={count}
                onChange={({ target }) => setEdited(withPieces(pieces, design, Math.floor(target.valueAsNumber || 0)))}
              />
            ) : (
              <b>{groupDigits(count)}</b>
            )}
          </p>
        ))}
        {isOpen && pieces.join() !== present.join() ? (
          <Button type="submit" look="outline" wide loading={isBusy}>
            {t('sharePieces')}
          </Button>
        ) : null}
        <p role="alert" className="bad">
          {problem}
        </p>
      </form>
    </section>
  )
}

/** The pieces of each design; evenly where nothing was said. */
function piecesOf({ files, quantity }: Line): readonly number[] {
  const designs = new Map(files.map(({ design, pieces }) => [design, pieces ?? 0]))
  return sharedPieces([...designs.values()], designs.size, quantity)
}

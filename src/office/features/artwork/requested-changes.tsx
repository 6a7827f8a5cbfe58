import { useT } from '#ui/i18n/use-t.ts'
import type { Line } from './artwork.queries.ts'

/** Whether this is what the line waits for: what its customer asked to have changed. */
export const isCurrentRequest = ({ state }: Line, proof: Line['proofs'][number]): boolean =>
  state === 'CHANGES_ASKED' && proof.state === 'CHANGES_ASKED'

/** What the customer asks to have changed in the newest proof, before anything that the check says of its file. */
export function RequestedChanges({ line }: { line: Line }) {
  const t = useT('office-artwork')
  const proof = line.proofs.find((each) => isCurrentRequest(line, each))
  if (!proof) return null
  return (
    <section>
      <h3>
        {t('proof', { number: proof.number })} · {t('proof-CHANGES_ASKED')}
      </h3>
      <Pins pins={proof.pins} />
    </section>
  )
}

/** What was written about places of a proof, and about all of it. */
export const Pins = ({ pins }: Pick<Line['proofs'][number], 'pins'>) =>
  pins.map((pin) => (
    <p key={pin.id} className="desk-wished" dir="auto">
      {pin.number}. {pin.text}
    </p>
  ))

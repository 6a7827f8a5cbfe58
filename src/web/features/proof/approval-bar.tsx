import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { onDemand } from '#ui/loading/on-demand.tsx'
import type { Proof, View } from './proof.query.ts'

const ApproveDialog = onDemand(() => import('./approve-dialog.tsx'))

type Props = { token: string; view: View; proof: Proof; onAsk: () => void; onDone: () => Promise<void> }

/** The sentence, unticked, and the two answers. */
export function ApprovalBar({ token, view, proof, onAsk, onDone }: Props) {
  const t = useT('proof')
  const tick = useRef<HTMLInputElement>(null)
  const [isTicked, setTicked] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const approve = () => {
    setMissed(!isTicked)
    if (isTicked) setOpen(true)
    else tick.current?.focus()
  }
  return (
    <div className="proof-go">
      <label className="proof-words">
        <input
          ref={tick}
          type="checkbox"
          checked={isTicked}
          aria-invalid={isMissed || undefined}
          aria-describedby="proof-missed"
          onChange={(event) => {
            setTicked(event.target.checked)
            setMissed(false)
          }}
        />
        <span>{view.words}</span>
      </label>
      <p id="proof-missed" role="alert" className="proof-missed">
        {isMissed ? t('tickFirst') : null}
      </p>
      <div className="proof-two">
        <Button size="lg" onClick={approve}>
          {t('approve')}
        </Button>
        <Button size="lg" look="outline" onClick={onAsk}>
          {t('ask')}
        </Button>
      </div>
      <p className="quiet proof-final">{t('final')}</p>
      {isOpen ? (
        <ApproveDialog token={token} view={view} proof={proof} onClose={() => setOpen(false)} onDone={onDone} />
      ) : null}
    </div>
  )
}

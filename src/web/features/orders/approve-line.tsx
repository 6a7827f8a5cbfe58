import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'

type Props = { words: string; isBusy: boolean; onApprove: () => void }

/** The customer's word that a line is printed exactly so. Nothing is ticked for them. */
export function ApproveLine({ words, isBusy, onApprove }: Props) {
  const t = useT('artwork')
  const [isTicked, setTicked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <div className="confirm-art">
      <label className="tick-art">
        <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} />
        <span>{words}</span>
      </label>
      {isConfirming && !isTicked ? (
        <p className="art-bad" role="alert">
          {t('tick')}
        </p>
      ) : null}
      <Button loading={isBusy} onClick={() => (isTicked ? onApprove() : setConfirming(true))}>
        {t('approve')}
      </Button>
    </div>
  )
}

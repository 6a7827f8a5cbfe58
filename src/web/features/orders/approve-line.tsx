import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { faceKey, TickFaces, type WaitingFace, type BlankFace } from './tick-faces.tsx'

type Props = {
  words: string
  faces: readonly WaitingFace[]
  blankFaces: readonly BlankFace[]
  ground: string | null
  isBusy: boolean
  onApprove: () => void
}

/** The customer's word that a line is printed exactly so: each face, and the sentence. Nothing is ticked for them. */
export function ApproveLine({ words, faces, blankFaces, ground, isBusy, onApprove }: Props) {
  const t = useT('artwork')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAgreed, setAgreed] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const isComplete = isAgreed && faces.every((face) => ticked.has(faceKey(face)))
  const tick = (key: string): void =>
    setTicked((known) => new Set(known.has(key) ? [...known].filter((each) => each !== key) : [...known, key]))
  return (
    <div className="confirm-art">
      {faces.length > 0 ? (
        <>
          <p>{t('tickFaces')}</p>
          <TickFaces {...{ faces, blankFaces, ground, ticked }} onTick={tick} />
        </>
      ) : null}
      <label className="tick-art">
        <input type="checkbox" checked={isAgreed} onChange={() => setAgreed(!isAgreed)} />
        <span>{words}</span>
      </label>
      {isConfirming && !isComplete ? (
        <p className="art-bad" role="alert">
          {t(faces.length > 0 ? 'tickEach' : 'tick')}
        </p>
      ) : null}
      <Button loading={isBusy} onClick={() => (isComplete ? onApprove() : setConfirming(true))}>
        {t('approve')}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { toastFailure } from '#ui/toast/toast-store.ts'
import type { Artwork, Check } from '../artwork-calls.ts'

type Props = {
  artwork: Artwork
  check: Check
  /** Approved, left to the shop, or about to be replaced by a fixed copy: shown, and not asked. */
  isAsked: boolean
  onConfirm: () => Promise<unknown>
  onDone: () => void
}

/** The text as it was read, and one tick for all that may disappoint. Nothing is ticked for the customer. */
export function ConfirmForm({ artwork, check, isAsked, onConfirm, onDone }: Props) {
  const t = useT('artwork')
  const [isBusy, setBusy] = useState(false)
  const [isTicked, setTicked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const warnings = check.findings.filter(({ severity }) => severity === 'WARNING').length
  // What can be fixed by a tap is offered first.
  const isFixable = check.findings.some(({ fix }) => fix !== null)
  const confirm = (): void => {
    if (!isTicked) return setConfirming(true)
    setBusy(true)
    onConfirm()
      .then(onDone, toastFailure)
      .finally(() => setBusy(false))
  }
  const { lines } = artwork
  const needsWord = isAsked && check.verdict !== 'TO_CHANGE' && (warnings > 0 || lines.length > 0)
  return (
    <div className="confirm-art">
      <ReadLines lines={lines} />
      {check.confirmedAt !== null ? (
        <p className="art-state good">
          <Icon name="check" />
          {t('confirmed')}
        </p>
      ) : needsWord ? (
        <>
          <label className="tick-art">
            <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} />
            <span>{t(warnings > 0 ? 'acceptAll' : 'readsRight')}</span>
          </label>
          {isConfirming && !isTicked ? (
            <p className="art-bad" role="alert">
              {t('tick')}
            </p>
          ) : null}
          <Button wide look={isFixable ? 'outline' : 'default'} loading={isBusy} onClick={confirm}>
            {t('confirm')}
          </Button>
        </>
      ) : null}
    </div>
  )
}

function ReadLines({ lines }: Pick<Artwork, 'lines'>) {
  const t = useT('artwork')
  if (lines.length === 0) return null
  return (
    <>
      <h3>{t('weRead')}</h3>
      <ul className="read">
        {numbered(lines).map(({ key, text, isArabic }) => (
          <li key={key} dir={isArabic ? 'rtl' : 'auto'} lang={isArabic ? 'ar' : undefined}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Two lines may say the same. */
const numbered = (lines: Artwork['lines']) => lines.map((line, index) => ({ ...line, key: `${line.page} ${index}` }))

import { useState } from 'react'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'

type Props = { codes: readonly string[]; verb: string; onDone: () => void }

/** Ten codes, shown this once; one goes on when they are stored. */
export function RecoveryCodes({ codes, verb, onDone }: Props) {
  const t = useT('office-sign-in')
  const [isStored, setStored] = useState(false)
  return (
    <>
      <p className="quiet">{t('codesLead')}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <CopyButton look="ghost" text={codes.join('\n')} label={t('copy')} copiedLabel={t('copied')} />
      <label className="check-line">
        <input type="checkbox" checked={isStored} onChange={({ target }) => setStored(target.checked)} />
        {t('codesSaved')}
      </label>
      <Button size="lg" wide disabled={!isStored} onClick={onDone}>
        {verb}
      </Button>
    </>
  )
}

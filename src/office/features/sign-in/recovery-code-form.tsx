import { useId, useState } from 'react'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'

/** One of the ten codes that stand in for a lost phone. */
export function RecoveryCodeForm({ verb, send }: { verb: string; send: (code: string) => Promise<void> }) {
  const t = useT('office-sign-in')
  const id = useId()
  const [code, setCode] = useState('')
  const { isBusy, problem, run } = useRequest()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => send(code.trim()))
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('recoveryCode')}</label>
        <input
          id={id}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <AlertLine>{problem}</AlertLine>
      <Button type="submit" size="lg" wide loading={isBusy}>
        {verb}
      </Button>
    </form>
  )
}

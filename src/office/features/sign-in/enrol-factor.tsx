import { useId, useState } from 'react'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { FactorCode } from './factor-code.tsx'
import { QrCode } from './qr-code.tsx'

type Enrolment = { readonly secret: string; readonly uri: string }

type Props = {
  /** Asks for the secret of a new authenticator. */
  ask: () => Promise<Enrolment>
  /** Sends the code that proves the app has it. */
  confirm: (code: string) => Promise<void>
  /** Given at once, or asked for by a button. */
  first?: Enrolment
}

/** A new authenticator: the secret as a code to scan and as a key to type, then a code that proves it arrived. */
export function EnrolFactor({ ask, confirm, first }: Props) {
  const t = useT('office-sign-in')
  const id = useId()
  const [factor, setFactor] = useState(first)
  const { isBusy, problem, run } = useRequest()
  if (!factor)
    return (
      <>
        <AlertLine>{problem}</AlertLine>
        <Button loading={isBusy} onClick={() => void run(async () => setFactor(await ask()))}>
          {t('begin')}
        </Button>
      </>
    )
  return (
    <>
      <p className="quiet" id={id}>
        {t('factorLead')}
      </p>
      <QrCode text={factor.uri} />
      <span className="visually-hidden">{t('key')}</span>
      <code className="secret">{factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      <FactorCode describedBy={id} verb={t('confirm')} send={confirm} />
    </>
  )
}

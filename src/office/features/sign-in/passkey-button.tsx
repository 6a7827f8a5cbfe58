import { useRequest } from '#ui/form/use-request.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Button } from '#ui/button.tsx'
import { signWithPasskey } from '#ui/passkeys/sign-with-passkey.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'

type Props = { use?: 'sign-in' | 'fresh'; onDone: () => void }

/** A passkey as the whole of a login, as its second factor, or as reauthentication. */
export function PasskeyButton({ use = 'sign-in', onDone }: Props) {
  const t = useT('office-sign-in')
  const { api } = usePage()
  const { isBusy, problem, run } = useRequest()
  if (typeof PublicKeyCredential !== 'function') return null
  const sign = () =>
    run(async () => {
      const { data } = await api.post(`/api/office/${use}/passkey/options`, {})
      const signed = await signWithPasskey(data)
      if (!signed) return
      await api.post(`/api/office/${use}/passkey`, signed)
      onDone()
    })
  return (
    <>
      <Button look="ghost" loading={isBusy} onClick={() => void sign()}>
        <OfficeIcon name="key" />
        {t('usePasskey')}
      </Button>
      {problem ? <AlertLine>{problem}</AlertLine> : null}
    </>
  )
}

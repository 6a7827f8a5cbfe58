import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useRequest } from '#ui/form/use-request.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useLocation } from '#ui/router/router.tsx'
import { TABLET } from './tablet-address.ts'
import { SignInCard } from '../sign-in/sign-in-card.tsx'

/** What the QR code of a tablet opens: this browser becomes the tablet, once it is pressed for. */
export function Pair({ shopName }: { shopName: string }) {
  const t = useT('office-sign-in')
  const { api } = usePage()
  const token = useLocation().hash.slice(1)
  const [isPaired, setPaired] = useState(false)
  const { isBusy, problem, run } = useRequest()
  const pair = () =>
    run(async () => {
      await api.post('/api/office/devices/pair', { token })
      setPaired(true)
    })
  return (
    <SignInCard shopName={shopName}>
      <h1>{t(isPaired ? 'paired' : 'pairTitle')}</h1>
      <p className="quiet">{t(isPaired ? 'pairedText' : 'pairText')}</p>
      <AlertLine>{problem}</AlertLine>
      {isPaired ? (
        // A document of its own: only there the camera may be used.
        <a className="btn lg wide" href={`/office${TABLET}`}>
          {t('toStation')}
        </a>
      ) : (
        <Button size="lg" wide loading={isBusy} onClick={() => void pair()}>
          {t('pair')}
        </Button>
      )}
    </SignInCard>
  )
}

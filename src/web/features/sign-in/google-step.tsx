import { useEffect, useRef } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { isApiFailure } from '../../api-failure.ts'
import { usePage } from '../../app/page-context.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useNavigate } from '../../router/router.tsx'
import { RegistrationMark } from '../../ui/icon.tsx'
import { enterWithGoogle, takeBegun } from './google-flow.ts'
import { useArrival } from './use-arrival.ts'

type Props = {
  answer: URLSearchParams
  /** Nobody has come in; what to say about it, if anything. */
  onOver: (said?: string) => void
}

/**
 * Somebody is back from Google: they come in, and see the page again that they had left. When that fails it is written
 * down and they are at the first step (S219); only that an account has to be connected first is said.
 */
export function GoogleStep({ answer, onOver }: Props) {
  const t = useT('sign-in')
  const { api, now } = usePage()
  const arrive = useArrival()
  const navigate = useNavigate()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const begun = takeBegun(answer)
    const enter = async () => {
      const token = answer.get('access_token')
      if (!begun || !token) throw new Error(`Google answered ${answer.get('error') ?? 'what was not asked'}`)
      await arrive(await enterWithGoogle(api, begun.intent, token, riyadhDate(new Date(now))), begun.from)
    }
    enter().catch((failure: unknown) => {
      reportError(failure)
      if (begun) navigate(begun.from, { replace: true })
      onOver(isApiFailure(failure) && failure.answer?.code === 'ACCOUNT_EXISTS' ? failure.answer.message : undefined)
    })
  }, [answer, api, arrive, navigate, now, onOver])
  return (
    <p className="sign-wait" role="status">
      <RegistrationMark turning />
      {t('googleWait')}
    </p>
  )
}

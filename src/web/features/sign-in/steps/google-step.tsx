import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import { isApiFailure } from '#ui/api-failure.ts'
import { plain } from '#ui/fetching/api-query.ts'
import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useNavigate } from '#ui/router/router.tsx'
import { takeBegun } from '../../../shared/session/google-detour.ts'
import { profileQuery } from '../../../shared/session/profile.query.ts'
import { findSession } from '../../../shared/session/session.ts'
import { closeSignIn } from '../../../shared/session/sign-in-request.ts'
import { RegistrationMark } from '#ui/icons/icon.tsx'
import { toast, toastFailure } from '#ui/toast/toast-store.ts'
import { enterWithGoogle } from '../google-flow.ts'
import { useArrival } from '../use-arrival.ts'

type Props = {
  answer: URLSearchParams
  /** The login failed; what to say about it, if anything. */
  onOver: (message?: string) => void
}

/**
 * A visitor is back from Google: they come in, or Google is theirs now, and they see the page again that they had left.
 * When coming in fails it is written down and they are at the first step (S219); only that an account has to be connected
 * first is said.
 */
export function GoogleStep({ answer, onOver }: Props) {
  const t = useT('sign-in')
  const { api, now } = usePage()
  const arrive = useArrival()
  const connect = useConnecting()
  const navigate = useNavigate()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const begun = takeBegun(answer)
    const token = answer.get('access_token')
    if (begun?.intent === 'connect') return void connect(token, begun.from)
    const enter = async () => {
      if (!begun || !token) throw new Error(`Google answered ${answer.get('error') ?? 'what was not asked'}`)
      const intent = begun.intent === 'signup' ? 'signup' : 'login'
      await arrive(await enterWithGoogle(api, intent, token, riyadhDate(new Date(now))), {
        ...(begun.from !== undefined && { from: begun.from }),
      })
    }
    enter().catch((failure: unknown) => {
      reportError(failure)
      if (begun) navigate(begun.from, { replace: true })
      onOver(isApiFailure(failure) && failure.answer?.code === 'ACCOUNT_EXISTS' ? failure.answer.message : undefined)
    })
  }, [answer, api, arrive, connect, navigate, now, onOver])
  return (
    <p className="sign-wait" role="status">
      <RegistrationMark turning />
      {t('googleWait')}
    </p>
  )
}

/** Connects Google to the account of who is signed in, and leads back to `from`; who said no at Google is only led back. */
function useConnecting(): (token: string | null, from: string) => Promise<void> {
  const { api } = usePage()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (token, from) => {
    try {
      if (token && (await findSession(api))) {
        const { message } = await api.post('/api/customers/google', { accessToken: token })
        await client.invalidateQueries(plain(profileQuery))
        toast({ title: message })
      }
    } catch (failure) {
      toastFailure(failure)
    }
    closeSignIn()
    navigate(from, { replace: true })
  }
}

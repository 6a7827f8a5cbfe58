import { usePage } from '#ui/page-context.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { keepPending } from '../../shared/session/session-store.ts'
import { useSocialLinks } from '../../shared/frame/social-links.query.ts'
import { Resend } from '#ui/form/resend.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { formOf } from './form-of.ts'
import type { StepProps } from './steps/step-props.ts'
import { useRequest } from '#ui/form/use-request.ts'

type Props = Pick<StepProps, 'state' | 'send'> & { onSent?: () => void }

/** Another code, once a minute has passed (S124, S128), and a way to ask a person. */
export function ResendCode({ state, send, onSent }: Props) {
  const t = useT('sign-in')
  const { api } = usePage()
  const whatsapp = useSocialLinks()?.whatsapp
  const { isBusy, problem, run } = useRequest()
  const { flow, identifier } = state
  const resend = async () => {
    if (flow === 'reset') await api.post('/api/customers/forgot-password', formOf({ emailOrNumber: identifier }))
    else await api.post('/api/customers/resend-code', formOf({ data: identifier }))
    const sentAt = Date.now()
    keepPending(identifier, sentAt, flow ?? null)
    send({ type: 'code-sent', flow, identifier, sentAt })
    onSent?.()
  }
  return (
    <div className="sign-foot">
      <Resend sentAt={state.sentAt} isBusy={isBusy} onResend={() => void run(resend)} />
      {problem ? (
        <p role="alert" className="code-bad">
          {problem}
        </p>
      ) : null}
      {whatsapp ? (
        <a className="btn link" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          {t('noMessage')}
        </a>
      ) : null}
    </div>
  )
}

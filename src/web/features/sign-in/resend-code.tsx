import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { usePage } from '../../app/page-context.tsx'
import { Text } from '../../i18n/text.tsx'
import { useT } from '../../i18n/use-t.ts'
import { keepPending } from '../../session/session-store.ts'
import { useSocialLinks } from '../../shell/shell.queries.ts'
import { Ltr } from '../../ui/bidi.tsx'
import { Button } from '../../ui/button.tsx'
import { clockText, useSecondsUntil } from '../../ui/form/countdown.ts'
import { Icon } from '../../ui/icon.tsx'
import { formOf } from './form-of.ts'
import type { StepProps } from './step-props.ts'
import { useRequest } from '../../ui/form/use-request.ts'

type Props = Pick<StepProps, 'state' | 'send'> & { onSent?: () => void }

/** Another code, once a minute has passed (S124, S128), and a way to ask a person. */
export function ResendCode({ state, send, onSent }: Props) {
  const t = useT('sign-in')
  const { api } = usePage()
  const whatsapp = useSocialLinks()?.whatsapp
  const seconds = useSecondsUntil(state.sentAt + CODE_POLICY.resendSeconds * 1_000)
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
      <p className="vh" role="status">
        {seconds > 0 ? t('resendLater') : t('resendNow')}
      </p>
      {seconds > 0 ? (
        <p className="q">
          <Text area="sign-in" id="resendIn" fill={{ time: <Ltr>{clockText(seconds)}</Ltr> }} />
        </p>
      ) : (
        <Button look="link" loading={isBusy} onClick={() => void run(resend)}>
          {t('resend')}
        </Button>
      )}
      {problem ? (
        <p role="alert" className="sign-bad">
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

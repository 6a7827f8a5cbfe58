import { CODE_POLICY } from '#domain/customers/code-policy.ts'
import { Text } from '../i18n/text.tsx'
import { useT } from '../i18n/use-t.ts'
import { Ltr } from '../text/bidi.tsx'
import { Button } from '../button.tsx'
import { clockText, useSecondsUntil } from './countdown.ts'

type Props = {
  /** When the last code was sent, in ms. */
  sentAt: number
  isBusy: boolean
  onResend: () => void
}

/** Another code, once a minute has passed (S124, S128). Screen readers hear of the minute's end, not of its seconds. */
export function Resend({ sentAt, isBusy, onResend }: Props) {
  const t = useT('form')
  const seconds = useSecondsUntil(sentAt + CODE_POLICY.resendSeconds * 1_000)
  return (
    <>
      <p className="visually-hidden" role="status">
        {seconds > 0 ? t('resendLater') : t('resendNow')}
      </p>
      {seconds > 0 ? (
        <p className="quiet">
          <Text area="form" id="resendIn" fill={{ time: <Ltr>{clockText(seconds)}</Ltr> }} />
        </p>
      ) : (
        <Button look="link" loading={isBusy} onClick={onResend}>
          {t('resend')}
        </Button>
      )}
    </>
  )
}

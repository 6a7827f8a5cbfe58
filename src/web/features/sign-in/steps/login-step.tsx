import { useForm } from 'react-hook-form'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { identifier } from '#ui/form/field-rules.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { GoogleButton } from '../google-button.tsx'
import { IdentifierField } from '../identifier-field.tsx'
import type { IdentifierValues } from '../identifier-field.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import type { StepProps } from './step-props.ts'
import { useCodeRequest } from '../use-code-request.ts'

const resolver = resolveFields<IdentifierValues>({ emailOrNumber: identifier })

/** The first step of signing in: where the code goes, or another way in (S119 to S121, S127). */
export function LoginStep(props: StepProps) {
  const { state, send } = props
  const t = useT('sign-in')
  const form = useForm<IdentifierValues>({ defaultValues: { emailOrNumber: state.identifier }, resolver })
  const { refusal, isSending, onSubmit } = useSending({ form, isQuiet: true, send: useCodeRequest(props, 'login') })
  const typed = () => form.getValues('emailOrNumber')
  return (
    <>
      <DialogText>{t('loginText')}</DialogText>
      <form className="sign-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <IdentifierField form={form} />
        <FormAlert refusal={refusal} />
        <Button type="submit" size="lg" wide loading={isSending}>
          {t('login')}
        </Button>
      </form>
      <p className="sign-or">{t('or')}</p>
      <div className="sign-ways">
        <GoogleButton intent="login" />
        <PasskeyButton />
      </div>
      <Button look="link" onClick={() => send({ type: 'go', step: 'password', identifier: typed() })}>
        {t('withPassword')}
      </Button>
      <p className="sign-foot">
        {t('noAccount')}{' '}
        <Button look="link" onClick={() => send({ type: 'go', step: 'signup', identifier: typed() })}>
          {t('toSignup')}
        </Button>
      </p>
    </>
  )
}

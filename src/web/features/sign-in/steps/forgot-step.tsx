import { useForm } from 'react-hook-form'
import { useT } from '#ui/i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { DialogText } from '#ui/dialog/dialog-text.tsx'
import { identifier } from '#ui/form/field-rules.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { resolveFields } from '#ui/form/resolve-fields.ts'
import { useSending } from '#ui/form/use-sending.ts'
import { IdentifierField } from '../identifier-field.tsx'
import type { IdentifierValues } from '../identifier-field.tsx'
import type { StepProps } from './step-props.ts'
import { useCodeRequest } from '../use-code-request.ts'

// S359: the sentence of this step differs from the others'.
const resolver = resolveFields<IdentifierValues>({
  emailOrNumber: (text) => identifier(text) && 'email_or_phone_invalid',
})

/** Resetting a password begins with a code (S58). */
export function ForgotStep(props: StepProps) {
  const t = useT('sign-in')
  const form = useForm<IdentifierValues>({ defaultValues: { emailOrNumber: props.state.identifier }, resolver })
  const { refusal, isSending, onSubmit } = useSending({ form, isQuiet: true, send: useCodeRequest(props, 'reset') })
  return (
    <>
      <DialogText>{t('forgotText')}</DialogText>
      <form className="sign-form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <IdentifierField form={form} />
        <FormAlert refusal={refusal} />
        <Button type="submit" size="lg" wide loading={isSending}>
          {t('sendCode')}
        </Button>
      </form>
    </>
  )
}

import { useState } from 'react'
import { parseIban } from '#domain/payments/iban.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { LineField } from './line-field.tsx'

/** An account number that is being typed. It is checked when the form is sent, as half of one is always wrong. */
export function useIban() {
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const value = typed.trim()
  const isValid = value === '' || parseIban(value) !== undefined
  return {
    value,
    typed,
    setTyped,
    isInvalid: isChecked && !isValid,
    /** Whether it can be sent; from then on it says what is wrong. */
    check: (): boolean => {
      setChecked(true)
      return isValid
    },
  }
}

type Props = { iban: ReturnType<typeof useIban>; label: string; hint?: string | null; required?: boolean }

/** The field of an account number. */
export function IbanField({ iban, label, hint, required = false }: Props) {
  const t = useT('office-money')
  return (
    <LineField
      label={label}
      dir="ltr"
      required={required}
      maxLength={60}
      hint={iban.isInvalid ? t('ibanWrong') : hint}
      isInvalid={iban.isInvalid}
      value={iban.typed}
      onChange={iban.setTyped}
    />
  )
}

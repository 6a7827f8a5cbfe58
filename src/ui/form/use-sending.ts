import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useT } from '../i18n/use-t.ts'
import { closeToast, failureToast, toast } from '../toast/toast-store.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { refusalOf } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import { refusalText } from './refusal-text.ts'

type Sending<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** Sends what was typed; whatever it throws is shown at the form and as a toast. */
  send: (values: Values) => Promise<void>
  /** In a dialog, which covers the toasts: the form alone says what is wrong. */
  isQuiet?: boolean
}

/**
 * Sending a form: wrong fields are marked and the first is focused, refusals are said inline and as a toast (S338), which
 * has the title of the answer above the sentence (S450).
 */
export function useSending<Values extends FieldValues>({ form, send, isQuiet = false }: Sending<Values>) {
  const t = useT('form')
  const [refusal, setRefusal] = useState<Refusal>()
  const [toastId, setToastId] = useState<number>()

  const show = (next: Refusal, say: (sentence: string) => number) => {
    setRefusal(next)
    if (isQuiet) return
    setToastId(say(refusalText(next, t)))
    setTimeout(showFocused)
  }
  const forget = () => {
    setRefusal(undefined)
    // It would stand over the thanks.
    if (toastId !== undefined) closeToast(toastId)
    setToastId(undefined)
  }
  const submit = form.handleSubmit(
    async (values) => {
      forget()
      try {
        await send(values)
      } catch (failure) {
        const next = refusalOf(failure)
        const { fields } = next
        const names = Object.keys(values).filter((name) => name in fields)
        names.forEach((name, index) =>
          form.setError(name as Path<Values>, { type: fields[name] ?? 'invalid' }, { shouldFocus: index === 0 }),
        )
        show(next, (sentence) => failureToast(failure, sentence))
      }
    },
    () =>
      isQuiet
        ? setRefusal(undefined)
        : show({ code: 'VALIDATION', fields: {} }, (title) => toast({ title, tone: 'destructive' })),
  )
  const isUnderWay = useRef(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    return oneAtATime(isUnderWay, submit)(event)
  }
  return { refusal, isSending: form.formState.isSubmitting, onSubmit }
}

/** Browsers bring only the cursor of a large field into sight; the toast must not cover what is wrong with it. */
const showFocused = (): void => document.activeElement?.scrollIntoView({ block: 'nearest' })

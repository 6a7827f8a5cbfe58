import { useState } from 'react'
import type { FormEvent } from 'react'
import { MAX_QUESTION_LETTERS } from '#domain/reviews/question.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { openSignIn } from '../../shared/session/sign-in-request.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useCall } from '#ui/fetching/use-call.ts'

/** Asks the shop about a product; who is not signed in is asked to sign in first. */
export function AskQuestion({ productId }: { productId: string }) {
  const t = useT('review')
  const { status } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { isBusy, call } = useCall(async (api, text: string) => {
    const answer = await api.post(`/api/products/${encodeURIComponent(productId)}/questions`, { text })
    setOpen(false)
    return answer
  })
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    setMissing(text === '')
    if (text !== '') call(text)
  }
  return (
    <>
      <Button look="outline" onClick={() => (status === 'visitor' ? openSignIn() : setOpen(true))}>
        {t('ask')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('askTitle')} isBusy={isBusy}>
        <form className="review-form" noValidate onSubmit={send}>
          <p className="quiet">{t('askText')}</p>
          <Field label={t('yourQuestion')} required error={isMissing ? t('writeText') : undefined}>
            {(control) => <textarea {...control} name="text" rows={4} maxLength={MAX_QUESTION_LETTERS} />}
          </Field>
          <Button type="submit" loading={isBusy}>
            {t('send')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}

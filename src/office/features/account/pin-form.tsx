import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { fieldRefusal } from '../../edit/field-refusal.ts'
import { LabelledInput } from '../../edit/labelled-input.tsx'
import { SECURITY } from './account.queries.ts'

/** Six digits for the shared tablets of the workshop: set, changed, and removed. */
export function PinForm({ hasPin }: { hasPin: boolean }) {
  const t = useT('office-account')
  const [pin, setPin] = useState('')
  const set = useCall(
    async (api) => {
      const answer = await api.put('/api/office/me/pin', { pin })
      setPin('')
      return answer
    },
    [SECURITY],
  )
  const remove = useCall((api) => api.delete('/api/office/me/pin'), [SECURITY])
  return (
    <section className="ruled">
      <h2>{t('pin')}</h2>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          set.call()
        }}
      >
        <p className="quiet">{t(hasPin ? 'pinIsSet' : 'pinText')}</p>
        <LabelledInput
          label={t('newPin')}
          hint={t('pinHint')}
          type="password"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={6}
          value={pin}
          onChange={setPin}
        />
        <AlertLine>{set.failure ? fieldRefusal(set.failure) : undefined}</AlertLine>
        <div className="dialog-ways">
          {hasPin ? (
            <Button look="ghost" loading={remove.isBusy} onClick={() => remove.call()}>
              {t('removePin')}
            </Button>
          ) : null}
          <Button type="submit" look="outline" loading={set.isBusy}>
            {t(hasPin ? 'changePin' : 'setPin')}
          </Button>
        </div>
      </form>
    </section>
  )
}

import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Ltr } from '#ui/text/bidi.tsx'
import { useMay } from '../../app/me.tsx'
import { useOrderCall } from '../../edit/use-order-call.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import type { Order } from '../../shared/order/order.queries.ts'

/** The way to write to the customer of an order. */
export function CustomerMessage({ order }: { order: Order }) {
  const t = useT('office-order')
  const mayWrite = useMay('orders.edit')
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite) return null
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <OfficeIcon name="mail" />
        {t('message')}
      </Button>
      {isOpen ? <MessageDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function MessageDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('office-order')
  const id = useId()
  const [text, setText] = useState('')
  const { isBusy, problem, call } = useOrderCall()
  const { email, phone } = order.contact
  const where = email ?? phone
  return (
    <Dialog open onClose={onClose} title={t('messageTitle')} isBusy={isBusy}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          call(
            (api) => api.post(`/api/office/orders/${order.number}/customer-messages`, { text: text.trim() }),
            t('messageGone'),
            onClose,
          )
        }}
      >
        <p className="quiet">
          {where ? (
            <Text area="office-order" id="messageTo" fill={{ where: <Ltr>{where}</Ltr> }} />
          ) : (
            t('messageToCustomer')
          )}{' '}
          {t(order.language === 'ar' ? 'readsArabic' : 'readsEnglish')}
        </p>
        <div className="field">
          <label htmlFor={id}>{t('messageText')}</label>
          <textarea
            id={id}
            dir="auto"
            lang={order.language}
            required
            rows={6}
            maxLength={1000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <AlertLine>{problem}</AlertLine>
        <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
          {t('sendMessage')}
        </Button>
      </form>
    </Dialog>
  )
}

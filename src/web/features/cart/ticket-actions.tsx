import { useState } from 'react'
import { usePage } from '#ui/page-context.tsx'
import { exportOf } from '../../shared/cart/question.ts'
import type { BrowserCart } from '../../shared/cart/browser-cart.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { hrefs } from '../../site-map.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { draftLink } from '#ui/drafts/draft-link.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { CheckoutLink } from './checkout-link.tsx'
import { cartRequestText } from './cart-request-text.ts'
import { exportCart } from './export-cart.ts'
import type { ExportFormat } from './export-cart.ts'
import type { CartQuote } from '../../shared/cart/use-quote.ts'

type Props = { stored: BrowserCart; answer: CartQuote }

/** What can be done with the whole cart: buy it, take it along as a quotation, or ask the workshop about it. */
export function TicketActions({ stored, answer }: Props) {
  const t = useT('cart')
  const { language } = usePage()
  const { status } = useSession()
  const [running, setRunning] = useState<ExportFormat>()
  const save = async (format: ExportFormat): Promise<void> => {
    if (running) return
    setRunning(format)
    try {
      await exportCart({ ...exportOf(stored), format }, language)
      toast({ title: t('exported') })
    } catch {
      toast({ title: t('exportFailed'), tone: 'destructive' })
    }
    setRunning(undefined)
  }
  return (
    <>
      <CheckoutLink answer={answer} isLarge />
      {status === 'customer' ? null : <p className="quiet ticket-note">{t('checkoutNote')}</p>}
      <div className="sum-files">
        <Button look="outline" loading={running === 'pdf'} onClick={() => void save('pdf')}>
          <Icon name="download" />
          {t('exportPdf')}
        </Button>
        <Button look="outline" loading={running === 'csv'} onClick={() => void save('csv')}>
          <Icon name="download" />
          {t('exportCsv')}
        </Button>
        <RequestLink stored={stored} answer={answer} />
      </div>
    </>
  )
}

/** The way to the form that reaches a printer, with everything that is in the cart. */
function RequestLink({ stored, answer: { quote } }: Props) {
  const t = useT('cart')
  const { language } = usePage()
  const link = draftLink(hrefs.specialRequest(), () => ({
    description: cartRequestText(stored, quote, { t, language }),
  }))
  return (
    <ButtonLink look="link" {...link}>
      {t('request')}
    </ButtonLink>
  )
}

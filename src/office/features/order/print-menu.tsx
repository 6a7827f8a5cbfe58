import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { labelsAddress, linesOf, passportsAddress, slipsAddress, ticketsAddress } from '../board/papers.ts'
import { useOrderJobs } from './order-jobs.ts'
import type { Order } from '../../shared/order/order.queries.ts'

/** The papers of an order: its job tickets by one press, what lies in its box and what stands on it in a menu. */
export function PrintMenu({ order: { number, fulfilment } }: { order: Order }) {
  const t = useT('office-order')
  const mayPack = useMay('production.view')
  const seesContact = useMay('contact.view')
  const seesArtwork = useMay('artwork.view')
  const codes = useOrderJobs(number).map(({ code }) => code)
  const tickets = ticketsAddress(codes)
  useHotkeys(codes.length > 0 ? [{ keys: 'p', name: t('jobTickets'), run: () => void window.open(tickets) }] : [])
  if (!mayPack || codes.length === 0) return null
  const papers = [
    ...(seesArtwork
      ? [
          {
            id: 'passport',
            name: t('passports'),
            onChange: () => void window.open(passportsAddress(linesOf(codes))),
          },
        ]
      : []),
    { id: 'slip', name: t('packingSlip'), onChange: () => void window.open(slipsAddress([number])) },
    ...(seesContact && fulfilment === 'DELIVERY'
      ? [{ id: 'label', name: t('label'), onChange: () => void window.open(labelsAddress([number])) }]
      : []),
  ]
  return (
    <>
      <a className={buttonClass({ look: 'outline' })} href={tickets} target="_blank" rel="noreferrer">
        <OfficeIcon name="print" />
        {t('jobTickets')} <kbd aria-hidden="true">P</kbd>
      </a>
      <ActionMenu
        isBelow
        label={t('otherPapers')}
        trigger={
          <Button look="outline" size="icon" aria-label={t('otherPapers')}>
            <OfficeIcon name="dots" />
          </Button>
        }
        actions={papers}
      />
    </>
  )
}

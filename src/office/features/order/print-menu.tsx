import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useMay } from '../../app/me.tsx'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { labelFiles, passportFilesOf, slipFiles, ticketFiles } from '../board/papers.ts'
import { usePaperActions, usePaperLanguage } from '../board/use-paper-actions.ts'
import { useOrderJobs } from './order-jobs.ts'
import type { Order } from '../../shared/order/order.queries.ts'

/** The papers of an order: its job tickets by one press, what lies in its box and what stands on it in a menu. */
export function PrintMenu({ order: { number, fulfilment } }: { order: Order }) {
  const t = useT('office-order')
  const mayPack = useMay('production.view')
  const seesContact = useMay('contact.view')
  const seesArtwork = useMay('artwork.view')
  const codes = useOrderJobs(number).map(({ code }) => code)
  const paperActions = usePaperActions()
  const inLanguage = usePaperLanguage()
  const [tickets, ...moreTickets] = ticketFiles(codes)
  useHotkeys(
    tickets ? [{ keys: 'p', name: t('jobTickets'), run: () => void window.open(inLanguage(tickets.address)) }] : [],
  )
  if (!mayPack || !tickets) return null
  const papers = [
    ...paperActions('tickets', t('jobTickets'), moreTickets),
    ...(seesArtwork ? paperActions('passport', t('passports'), passportFilesOf(codes)) : []),
    ...paperActions('slip', t('packingSlip'), slipFiles([number])),
    ...(seesContact && fulfilment === 'DELIVERY' ? paperActions('label', t('label'), labelFiles([number])) : []),
  ]
  return (
    <>
      <a
        className={buttonClass({ look: 'outline' })}
        href={inLanguage(tickets.address)}
        target="_blank"
        rel="noreferrer"
      >
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

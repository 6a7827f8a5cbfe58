import { useState } from 'react'
import { sendByNow } from '#domain/artwork/artwork-clock.ts'
import { riyadhDate, riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/i18n/text.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { usePage } from '#ui/page-context.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { ClockTime } from '#ui/text/moment.tsx'
import { tidyText } from '#ui/text/tidy-text.ts'
import { useStorefront } from '../../app/storefront-context.tsx'
import type { CartItemView } from '../../shared/cart/browser-cart.ts'

/** Fetched for lines that have files, and when one is to be sent. */
const CartDesk = onDemand(() => import('./cart-desk.tsx'))

type Props = {
  readonly item: CartItemView
  /** Whether the shop makes the cart urgently. */
  readonly isUrgent: boolean
}

/** What a line is printed from: its files and how they stand, or until when one can follow. */
export function LineArtwork({ item, isUrgent }: Props) {
  const t = useT('cart')
  const [isOpen, setOpen] = useState(false)
  const { shown: product, artworkIds, uploadIds = [], designMode } = item
  const hasFiles = artworkIds.length + uploadIds.length > 0
  const [hadFiles, setHadFiles] = useState(hasFiles)
  if (hasFiles && !hadFiles) setHadFiles(true)
  // Where another tab has taken the files away, the desk stays, which says so.
  const isDesigned = designMode === 'DESIGN_FOR_ME'
  if (isOpen || hasFiles || hadFiles)
    return (
      <>
        {isDesigned && artworkIds.length > 0 ? (
          <div className="note line-file">
            <Icon name="pen" />
            <p>{t('changedForYou')}</p>
          </div>
        ) : null}
        <CartDesk item={item} onEmptied={() => setHadFiles(false)} onFailure={() => setOpen(false)} />
      </>
    )
  if (!product.takesFile) return null
  return (
    <div className="note line-file">
      <Icon name={isDesigned ? 'pen' : 'clock'} />
      <p>
        <b>{t(isDesigned ? 'designForYou' : 'fileLater')}</b>
        <br />
        {isDesigned ? (
          t(item.notes === '' ? 'designForYouNote' : 'designForYouText')
        ) : (
          <SendBy item={item} isUrgent={isUrgent} />
        )}
      </p>
      <Button
        look="outline"
        size="sm"
        aria-label={t(isDesigned ? 'sendOwnFileOf' : 'sendFileOf', { name: tidyText(product.name) })}
        onClick={() => setOpen(true)}
      >
        {t(isDesigned ? 'sendOwnFile' : 'sendFile')}
      </Button>
    </div>
  )
}

/** Until when a file keeps the day that the line is ready, and which day that is: an urgent order has an earlier one. */
function SendBy({ item: { shown: product }, isUrgent }: Props) {
  const { now } = usePage()
  const { policy } = useStorefront()
  const { sendBy, ready } = sendByNow(
    new Date(now),
    { productionDays: product.productionDays, urgent: isUrgent },
    policy,
  )
  const time = (
    <>
      <DateText day={riyadhDate(sendBy)} /> <ClockTime at={riyadhTimestamp(sendBy)} />
    </>
  )
  return <Text area="cart" id="fileLaterText" fill={{ time, date: <DateText day={ready} /> }} />
}

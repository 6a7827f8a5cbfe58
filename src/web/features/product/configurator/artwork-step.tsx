import { sendByNow } from '#domain/artwork/artwork-clock.ts'
import { riyadhDate, riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { Text } from '#ui/i18n/text.tsx'
import { usePage } from '#ui/page-context.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { ClockTime } from '#ui/text/moment.tsx'
import { useStorefront } from '../../../app/storefront-context.tsx'
import { onDemand } from '#ui/loading/on-demand.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useConfigurator } from './use-configurator.tsx'

/** Fetched when there is a file. */
const ProductDesk = onDemand(() => import('./product-desk.tsx'))

const WAYS = ['UPLOAD', 'DESIGN_FOR_ME', 'LATER'] as const

/** Where the design comes from: a file that is sent now or later, or our designers. */
export function ArtworkStep() {
  const t = useT('product')
  const { decisions, decide } = useConfigurator()
  const { designMode = 'LATER', artworkIds = [] } = decisions
  const hasDesk = designMode === 'UPLOAD' || (designMode === 'DESIGN_FOR_ME' && artworkIds.length > 0)
  return (
    <div className="ways">
      {WAYS.map((way) => (
        <div key={way}>
          <label className="option">
            <input type="radio" name="way" checked={designMode === way} onChange={() => decide({ designMode: way })} />
            <b>{t(`way${way}`)}</b>
            <span className="quiet">{way === 'LATER' ? <SendBy /> : t(`way${way}Text`)}</span>
          </label>
          {designMode === way && hasDesk ? <ProductDesk onFailure={() => decide({ designMode: 'LATER' })} /> : null}
        </div>
      ))}
    </div>
  )
}

/** Until when a file that follows keeps the day on which the order is ready. */
function SendBy() {
  const { now } = usePage()
  const { policy } = useStorefront()
  const { configurable, ticket } = useConfigurator()
  const { productionDays } = configurable.product
  const { sendBy, ready } = sendByNow(new Date(now), { productionDays, urgent: ticket.isUrgent }, policy)
  const time = (
    <>
      <DateText day={riyadhDate(sendBy)} /> <ClockTime at={riyadhTimestamp(sendBy)} />
    </>
  )
  return <Text area="product" id="wayLATERText" fill={{ time, date: <DateText day={ready} /> }} />
}

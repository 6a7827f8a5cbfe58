import { Text } from '#ui/i18n/text.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { DueTime } from '#ui/text/moment.tsx'
import type { View } from './proof.query.ts'

/** Until when an approval keeps the day, and what a later one means. */
export const ProofClock = ({ view: { clock } }: { view: View }) =>
  clock ? (
    <div className="proof-clock">
      <Icon name="clock" />
      <p>
        <b>
          <Text area="proof" id="approveBy" fill={{ when: <DueTime at={clock.approveBy} /> }} />
        </b>
        <span className="quiet">
          <Text
            area="proof"
            id="readyOn"
            fill={{ ready: <DateText day={clock.ready} />, otherwise: <DateText day={clock.otherwise} /> }}
          />
        </span>
      </p>
    </div>
  ) : null

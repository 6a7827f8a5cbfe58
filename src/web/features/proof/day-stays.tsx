import { Text } from '#ui/i18n/text.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import type { View } from './proof.query.ts'

/** While the shop works on the next version, the day of the order does not move. */
export const DayStays = ({ view }: { view: View }) => (
  <p className="quiet">
    <Text area="proof" id="dayStays" fill={{ date: <DateText day={view.readyBy} /> }} />
  </p>
)

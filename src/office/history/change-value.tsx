import { fieldKind } from '#domain/staff/change-fields.ts'
import { Money } from '#ui/text/money.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { useChangeWords } from './change-words.ts'

/** A value of a changed field, as a reader understands it. */
export function ChangeValue({ field, value }: { field: string; value: unknown }) {
  const words = useChangeWords()
  const kind = fieldKind(field)
  if (kind === 'money' && typeof value === 'number') return <Money halalas={value} />
  if (kind === 'instant' && typeof value === 'string') return <Moment at={value} />
  return <bdi>{words.value(field, value)}</bdi>
}

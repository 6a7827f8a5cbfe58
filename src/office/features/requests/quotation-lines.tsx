import { useRef } from 'react'
import { MAX_QUOTATION_LINES } from '#domain/quotations/quotation.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { LineField } from '../../edit/line-field.tsx'
import { emptyLine } from './quotation-draft.ts'
import type { TypedLine } from './quotation-draft.ts'

type Props = { lines: readonly TypedLine[]; onChange: (lines: readonly TypedLine[]) => void }

/** The lines of a quotation, as they are typed. */
export function QuotationLines({ lines, onChange }: Props) {
  const t = useT('office-requests')
  const count = useRef(0)
  const add = () => {
    count.current += 1
    onChange([...lines, emptyLine(`new-${count.current}`)])
  }
  return (
    <section className="request-lines" aria-label={t('lines')}>
      {lines.map((line, index) => (
        <Line
          key={line.key}
          line={line}
          number={String(index + 1)}
          onChange={(next) => onChange(lines.map((each) => (each.key === line.key ? next : each)))}
          onRemove={lines.length > 1 ? () => onChange(lines.filter(({ key }) => key !== line.key)) : undefined}
        />
      ))}
      {lines.length < MAX_QUOTATION_LINES ? (
        <Button look="outline" size="sm" onClick={add}>
          <OfficeIcon name="plus" />
          {t('addLine')}
        </Button>
      ) : null}
    </section>
  )
}

type LineProps = {
  line: TypedLine
  number: string
  onChange: (line: TypedLine) => void
  onRemove: (() => void) | undefined
}

function Line({ line, number, onChange, onRemove }: LineProps) {
  const t = useT('office-requests')
  const set = (change: Partial<TypedLine>) => onChange({ ...line, ...change })
  return (
    <div className="request-line" role="group" aria-label={t('lineOf', { number })}>
      <LineField
        label={t('line')}
        dir="auto"
        required
        maxLength={160}
        value={line.name}
        onChange={(name) => set({ name })}
      />
      <LineField
        label={t('details')}
        dir="auto"
        maxLength={500}
        value={line.details}
        onChange={(details) => set({ details })}
      />
      <LineField
        label={t('quantity')}
        dir="ltr"
        inputMode="numeric"
        required
        value={line.quantity}
        onChange={(quantity) => set({ quantity })}
      />
      <LineField
        label={t('each')}
        dir="ltr"
        inputMode="decimal"
        required
        value={line.unit}
        onChange={(unit) => set({ unit })}
      />
      {onRemove ? (
        <Button look="ghost" size="sm" aria-label={t('removeLine', { number })} onClick={onRemove}>
          <OfficeIcon name="close" />
        </Button>
      ) : null}
    </div>
  )
}

import { useId, useState } from 'react'
import type { BodyOf } from '#contract/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { useOrderCall } from '../../edit/use-order-call.ts'
import type { Order } from './order.queries.ts'

type Correction = BodyOf<`/api/office/orders/${string}/contact`, 'patch'>

const CONTACT = ['name', 'company', 'phone', 'email', 'poNumber'] as const
const ADDRESS = [
  'street',
  'building',
  'neighbourhood',
  'postalCode',
  'additionalNumber',
  'shortAddress',
  'details',
] as const

type Field = (typeof CONTACT)[number] | (typeof ADDRESS)[number]
type Typed = Readonly<Partial<Record<Field, string>>>

/** Fields that may be emptied. */
const OPTIONAL: ReadonlySet<Field> = new Set([
  'company',
  'poNumber',
  'neighbourhood',
  'postalCode',
  'additionalNumber',
  'shortAddress',
  'details',
])

const LEFT_TO_RIGHT: ReadonlySet<Field> = new Set(['phone', 'email', 'postalCode', 'additionalNumber', 'shortAddress'])

type Props = { order: Order; onClose: () => void }

/**
 * Corrects who an order is for and where it goes, before it leaves. Only what was typed is sent: when a colleague corrected
 * something else meanwhile, saving once more keeps both.
 */
export function ContactDialog({ order, onClose }: Props) {
  const t = useT('office-order')
  const [typed, setTyped] = useState<Typed>({})
  const { isBusy, problem, call } = useOrderCall()
  const { number, version, address } = order
  const field = (name: Field, present: string | null | undefined) => (
    <ContactField
      key={name}
      name={name}
      value={typed[name] ?? present ?? ''}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  )
  return (
    <Dialog open onClose={onClose} kind="wide" title={t('editContact')} isBusy={isBusy}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          call((api) => api.patch(`/api/office/orders/${number}/contact`, correctionOf(typed), { version }), onClose)
        }}
      >
        <div className="two-columns">{CONTACT.map((name) => field(name, order.contact[name]))}</div>
        {address ? (
          <>
            <h3>{t('addressTitle')}</h3>
            <div className="two-columns">{ADDRESS.map((name) => field(name, address[name]))}</div>
          </>
        ) : null}
        <p className="q">{t('contactText')}</p>
        <AlertLine>{problem}</AlertLine>
        <div className="dlg-foot">
          <span />
          <Button look="ghost" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={Object.keys(typed).length === 0}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What was typed, as the call takes it. */
function correctionOf(typed: Typed): Correction {
  const filled = (names: readonly Field[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = typed[name]?.trim()
        return value === undefined ? [] : [[name, value === '' && OPTIONAL.has(name) ? null : value]]
      }),
    )
  const address = filled(ADDRESS)
  return { ...filled(CONTACT), ...(Object.keys(address).length > 0 && { address }) }
}

type FieldProps = { name: Field; value: string; onChange: (value: string) => void }

function ContactField({ name, value, onChange }: FieldProps) {
  const t = useT('office-order')
  const id = useId()
  return (
    <div className="fld">
      <label htmlFor={id}>{t(name)}</label>
      <input
        id={id}
        dir={LEFT_TO_RIGHT.has(name) ? 'ltr' : 'auto'}
        type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
        required={!OPTIONAL.has(name)}
        maxLength={300}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

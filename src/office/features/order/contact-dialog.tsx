import { Dialog } from '#ui/dialog/dialog.tsx'
import { AlertLine } from '#ui/form/alert-line.tsx'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { useMe } from '../../app/me.tsx'
import { FormFoot } from '../../edit/form-foot.tsx'
import { ConflictPanel } from '../../edit/conflict-panel.tsx'
import type { FieldWords } from '../../edit/conflict-panel.tsx'
import { LabelledInput } from '../../edit/labelled-input.tsx'
import { useEdit } from '../../edit/use-edit.ts'
import type { Edit } from '../../edit/use-edit.ts'
import { toastDone } from '../../history/take-back.tsx'
import { ADDRESS, CONTACT, contactFields, correctionOf, fieldsOfOrder, OPTIONAL } from './contact-fields.ts'
import type { ContactField, ContactFields } from './contact-fields.ts'
import type { Order } from '../../shared/order/order.queries.ts'

const LEFT_TO_RIGHT: ReadonlySet<ContactField> = new Set([
  'phone',
  'email',
  'postalCode',
  'additionalNumber',
  'shortAddress',
])

type Props = { order: Order; onClose: () => void }

/** Corrects who an order is for and where it goes, before it leaves; what colleagues corrected meanwhile is joined with it. */
export function ContactDialog({ order, onClose }: Props) {
  const t = useT('office-order')
  const words = useContactWords()
  const edit = useContactEdit(order, onClose)
  const field = (name: ContactField) => <Field key={name} name={name} edit={edit} />
  return (
    <Dialog open onClose={onClose} kind="wide" title={t('editContact')} isBusy={edit.isBusy}>
      <ConflictPanel edit={edit} words={words} />
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          void edit.save()
        }}
      >
        <div className="two-columns">{CONTACT.map(field)}</div>
        {order.address ? (
          <>
            <h3>{t('addressTitle')}</h3>
            <div className="two-columns">{ADDRESS.map(field)}</div>
          </>
        ) : null}
        <p className="quiet">{t('contactText')}</p>
        <AlertLine>{edit.problem}</AlertLine>
        <FormFoot
          cancel={t('close')}
          onClose={onClose}
          isBusy={edit.isBusy}
          isReady={edit.changed.length > 0 && edit.left === 0}
        >
          {t('save')}
        </FormFoot>
      </form>
    </Dialog>
  )
}

function useContactEdit(order: Order, onDone: () => void): Edit<ContactFields> {
  const { api } = usePage()
  const me = useMe()
  return useEdit<ContactFields>({
    thing: `order-contact:${order.id}`,
    version: order.version,
    fields: fieldsOfOrder(order),
    read: (present) => {
      const { address, ...contact } = present as Readonly<Record<string, unknown>>
      return contactFields(contact, address as Readonly<Record<string, unknown>> | null)
    },
    save: async (changed, version) => {
      const path = `/api/office/orders/${order.number}/contact` as const
      const { data, message } = await api.patch(path, correctionOf(changed), { version })
      const change = data.timeline.find((entry) => entry.kind === 'CHANGE' && entry.by.id === me.id)
      toastDone(message, change?.kind === 'CHANGE' ? { id: change.id, canUndo: true } : null)
      onDone()
      return { version: data.version, fields: fieldsOfOrder(data) }
    },
  })
}

function useContactWords(): FieldWords<ContactFields> {
  const t = useT('office-order')
  return Object.fromEntries(
    [...CONTACT, ...ADDRESS].map((name) => [name, { label: t(name) }]),
  ) as FieldWords<ContactFields>
}

function Field({ name, edit }: { name: ContactField; edit: Edit<ContactFields> }) {
  const t = useT('office-order')
  const problem = edit.fieldProblems[name] ?? edit.fieldProblems[`address.${name}`]
  return (
    <LabelledInput
      label={t(name)}
      dir={LEFT_TO_RIGHT.has(name) ? 'ltr' : 'auto'}
      type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
      required={!OPTIONAL.has(name)}
      maxLength={300}
      {...(problem !== undefined && { hint: problem, 'aria-invalid': true })}
      value={edit.values[name]}
      onChange={(value) => edit.set(name, value)}
    />
  )
}

import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Money } from '#ui/text/money.tsx'
import { useMay } from '../../app/me.tsx'
import { BulkBar, countOf } from '../../bulk/bulk-bar.tsx'
import { useRunOver } from '../../bulk/use-run-over.ts'
import { useHotkeys } from '../../keys/use-hotkeys.ts'
import type { ListAddress } from '../../list/list-address.ts'
import type { ListMeta } from '../../list/list-pager.tsx'
import type { Selection } from '../../list/use-selection.ts'
import { OfficeIcon } from '../../components/office-icon.tsx'
import type { OrderRow } from '../../shared/order/order-row.ts'
import { PersonOptions } from '../../shared/staff/person-options.tsx'

type Props = { selection: Selection<OrderRow>; meta: ListMeta; address: ListAddress }

/** What can be done with the orders that are chosen: accepted, given to a person. */
export function OrderBulk({ selection, meta, address }: Props) {
  const t = useT('office-bulk')
  const mayEdit = useMay('orders.edit')
  const seesMoney = useMay('money.view')
  const [action, setAction] = useState<'accept' | 'assign'>()
  const { isBusy, call } = useRunOver(selection, () => setAction(undefined))
  const isLive = mayEdit && (selection.isEverything || selection.chosen.size > 0)
  useHotkeys(
    isLive
      ? [
          { keys: 'a', name: t('accept'), run: () => setAction('accept') },
          { keys: 'g', name: t('assign'), run: () => setAction('assign') },
        ]
      : [],
  )
  if (!mayEdit) return null
  const count = countOf(selection, meta)
  const orders = ordersOf(selection, address)
  const sum = [...selection.chosen.values()].reduce((total, order) => total + (order.total ?? 0), 0)
  return (
    <>
      <BulkBar selection={selection} meta={meta} about={seesMoney ? <Money halalas={sum} /> : null}>
        <Button look="ghost" onClick={() => setAction('accept')}>
          <OfficeIcon name="check" />
          {t('accept')}
          <kbd aria-hidden="true">A</kbd>
        </Button>
        <Button look="ghost" onClick={() => setAction('assign')}>
          <OfficeIcon name="user" />
          {t('assign')}
          <kbd aria-hidden="true">G</kbd>
        </Button>
      </BulkBar>
      {action === 'accept' ? (
        <ConfirmDialog
          open
          isHarmless
          isBusy={isBusy}
          title={t('acceptTitle', { count })}
          confirm={t('accept')}
          onClose={() => setAction(undefined)}
          onConfirm={() => call({ action: 'accept', orders })}
        >
          {t('acceptText')}
        </ConfirmDialog>
      ) : null}
      {action === 'assign' ? (
        <AssignDialog
          count={count}
          isBusy={isBusy}
          onClose={() => setAction(undefined)}
          onAssign={(staffId) => call({ action: 'assign', orders, staffId })}
        />
      ) : null}
    </>
  )
}

/** The orders of a run as the call has them: by number, or by the filters that name them. */
const ordersOf = ({ isEverything, chosen }: Selection<OrderRow>, { filters }: ListAddress) =>
  isEverything
    ? {
        filter: Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.join(',')])) as object,
      }
    : { numbers: [...chosen.keys()].map(Number) }

type AssignProps = {
  count: number
  isBusy: boolean
  onClose: () => void
  onAssign: (staffId: string | null) => void
}

/** Asks who the orders are given to. */
function AssignDialog({ count, isBusy, onClose, onAssign }: AssignProps) {
  const t = useT('office-bulk')
  const id = useId()
  const [staffId, setStaffId] = useState('')
  const people = useFetched(apiQuery('/api/office/orders/filters', { tags: [] }))?.data.assignees ?? []
  return (
    <Dialog open onClose={onClose} title={t('assignTitle', { count })}>
      <form
        className="form-rows"
        onSubmit={(event) => {
          event.preventDefault()
          onAssign(staffId === '' ? null : staffId)
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t('person')}</label>
          <select id={id} value={staffId} onChange={({ target }) => setStaffId(target.value)}>
            <PersonOptions none={t('noOne')} people={people} />
          </select>
        </div>
        <Button type="submit" loading={isBusy}>
          {t('give')}
        </Button>
      </form>
    </Dialog>
  )
}

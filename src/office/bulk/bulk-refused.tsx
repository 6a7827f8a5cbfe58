import { Dialog } from '#ui/dialog/dialog.tsx'
import { apiQuery, useFetched } from '#ui/fetching/api-query.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { Link } from '#ui/router/link.tsx'
import { addressOf } from '../site-map.ts'
import { Waiting } from '../components/states.tsx'

/** What was not changed by a run, each with its reason. */
export function BulkRefused({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('office-bulk')
  const orders = useT('office-orders')
  const run = useFetched(apiQuery(`/api/office/bulk-runs/${id}`, { tags: [] }))?.data
  return (
    <Dialog open onClose={onClose} title={t('whyTitle')}>
      {run ? (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {run.rows.map(({ number, reason, status }) => (
              <tr key={number}>
                <th scope="row">
                  <Link to={addressOf('order', { number: String(number) })}>{number}</Link>
                </th>
                <td>{t(reason, { status: status === null ? '' : orders(status) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

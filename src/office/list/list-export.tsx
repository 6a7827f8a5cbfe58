import type { ApiClient } from '#contract/api-client.ts'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Button } from '#ui/button.tsx'
import { useCall } from '#ui/fetching/use-call.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { saveFile } from '#ui/save-file.ts'
import { OfficeIcon } from '../components/office-icon.tsx'
import { listQuery } from './list-address.ts'
import type { ListAddress } from './list-address.ts'

type Props = {
  /** The call that answers the file. */
  path: string
  /** Begins a file that is too long to be sent at once; false when it is sent at once after all. */
  begin?: (api: ApiClient, query: string) => Promise<boolean>
  /** What the file is called, without its ending. */
  name: string
  address: Pick<ListAddress, 'filters'> & Partial<ListAddress>
  /** Columns that the file knows, where they are chosen. */
  columns?: readonly string[]
}

/** The list as a file, exactly as it is filtered and sorted, with the columns that are shown. */
export function ListExport({ path, begin, name, address, columns }: Props) {
  const t = useT('office-list')
  const known = address.columns?.filter((column) => columns?.includes(column))
  const requested = known?.length === 0 ? undefined : known
  const { isBusy, call } = useCall(async (api, format: 'csv' | 'xlsx') => {
    const { filters, sort } = address
    const query = listQuery({ filters, ...(sort !== undefined && { sort }), ...(requested && { columns: requested }) })
    const request = `format=${format}${query === '' ? '' : `&${query}`}`
    if (await begin?.(api, request)) return
    const { file } = await api.file(`${path}?${request}`)
    saveFile(`${name}.${format}`, file)
  })
  return (
    <ActionMenu
      isBelow
      label={t('export')}
      trigger={
        <Button look="outline" loading={isBusy}>
          <OfficeIcon name="download" />
          {t('export')}
        </Button>
      }
      actions={[
        { id: 'csv', name: t('exportCsv'), onChange: () => call('csv') },
        { id: 'xlsx', name: t('exportXlsx'), onChange: () => call('xlsx') },
      ]}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/api-client.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { Button } from '#ui/button.tsx'
import { apiQuery, plain } from '#ui/fetching/api-query.ts'
import { useCall } from '#ui/fetching/use-call.ts'
import type { AreaName } from '#ui/i18n/messages.ts'
import { useT } from '#ui/i18n/use-t.ts'
import { usePage } from '#ui/page-context.tsx'
import { Day, Moment } from '#ui/text/moment.tsx'
import type { Column } from '../../list/column.ts'
import { ListTable } from '../../list/list-table.tsx'
import { OfficeIcon } from '../../components/office-icon.tsx'
import { Broken, StateNote } from '../../components/states.tsx'
import { AddTabletDialog } from './add-tablet-dialog.tsx'

export const AREAS: readonly AreaName[] = ['office-tablets']

type Tablet = AnswerOf<'/api/office/devices'>['data'][number]

const TABLETS = apiQuery('/api/office/devices', { tags: [] })

/** The shared tablets: at which station each stands, until when it is paired, and the way to end it. */
export default function TabletsScreen() {
  const t = useT('office-tablets')
  const [isAdding, setAdding] = useState(false)
  const found = useQuery<AnswerOf<'/api/office/devices'>>(plain(TABLETS))
  const columns = useTabletColumns()
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <div className="page-head-end">
          <Button className="default-look" onClick={() => setAdding(true)}>
            <OfficeIcon name="plus" />
            {t('add')}
          </Button>
        </div>
      </div>
      {found.error && !found.data ? (
        <Broken level={2} failure={found.error} onRetry={() => void found.refetch()} />
      ) : found.data?.data.length === 0 ? (
        <StateNote title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <ListTable
          label={t('title')}
          className="staff-table"
          columns={columns}
          rows={found.data?.data}
          keyOf={({ id }) => id}
        />
      )}
      {isAdding ? <AddTabletDialog tablets={TABLETS} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function useTabletColumns(): readonly Column<Tablet>[] {
  const t = useT('office-tablets')
  const { language } = usePage()
  return [
    { id: 'name', heading: t('name'), isName: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'roles', heading: t('station'), cell: ({ station }) => <bdi>{inLanguage(station.name, language)}</bdi> },
    {
      id: 'factor',
      heading: t('pairedUntil'),
      cell: ({ expiresAt }) =>
        expiresAt === null ? <span className="pay warn">{t('waits')}</span> : <Day at={expiresAt} />,
    },
    {
      id: 'seen',
      heading: t('seen'),
      cell: ({ seenAt }) => (seenAt === null ? <span className="quiet">–</span> : <Moment at={seenAt} />),
    },
    {
      id: 'end',
      heading: t('end'),
      isHeadingHidden: true,
      isNumber: true,
      cell: (tablet) => <EndTablet tablet={tablet} />,
    },
  ]
}

function EndTablet({ tablet: { id, name } }: { tablet: Tablet }) {
  const t = useT('office-tablets')
  const { isBusy, call } = useCall((api) => api.delete(`/api/office/devices/${encodeURIComponent(id)}`), [TABLETS])
  return (
    <Button look="outline" size="sm" loading={isBusy} aria-label={t('endOf', { name })} onClick={() => call()}>
      {t('end')}
    </Button>
  )
}

import type { z } from 'zod'
import { JobExportQuery } from '#contract/office/exports.ts'
import type { BoardJob } from '#contract/office/production/board.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import type { OfficeServices } from '../office-services.ts'
import { exportSchema, queryOf, sendFile } from './export-file.ts'
import { JOB_WORDS } from './export-words.ts'

type Job = z.input<typeof BoardJob>

/** The jobs of the board as a file. Nothing of money, and nothing by which a customer could be reached. */
export function jobExportRoutes(
  scope: ApiServer,
  { exports, orders: { production } }: Pick<OfficeServices, 'exports' | 'orders'>,
): void {
  const schema = {
    ...exportSchema('office production', 'Export open jobs as CSV or Excel'),
    querystring: JobExportQuery,
  }
  route(
    scope,
    { method: 'GET', path: '/office/production/export', access: forStaff('production.view'), schema },
    async ({ query: { format }, staff, language, request, reply }) => {
      const { jobs: text, stations } = await production.board(language)
      const jobs = JSON.parse(text) as Job[]
      const names = new Map(stations.map(({ id, name }) => [id, inLanguage(name, language)]))
      const { sheet, columns, states, yes } = JOB_WORDS[language]
      const made = await exports.export(staff, {
        list: 'jobs',
        format,
        columns: Object.keys(columns),
        query: queryOf(request),
        headings: Object.values(columns),
        sheet: { name: sheet, isRightToLeft: language === 'ar' },
        count: async () => jobs.length,
        rows: oneBatch(jobs),
        cellsOf: (job) => [
          job.code,
          job.order,
          job.name,
          job.variant,
          job.customer,
          job.quantity,
          names.get(job.station) ?? null,
          states[job.state],
          job.due,
          job.urgent ? yes : null,
          job.isReprint ? yes : null,
          job.material,
          job.assignee?.name ?? null,
          job.held ?? job.reason,
        ],
      })
      return sendFile(reply, made, 'jobs', format)
    },
  )
}

async function* oneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

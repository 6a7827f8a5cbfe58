import { z } from 'zod'
import { PrivateId } from '#contract/envelope.ts'
import { JobPoolForm, PooledAnswer, PoolMoveForm, PoolSplitForm } from '#contract/office/production/job-pool.ts'
import type { Language } from '#domain/language.ts'
import { err, ok } from '#domain/result.ts'
import type { JobPools } from '#services/production/job-pools.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { jobRefusal } from './job-refusal.ts'

type Production = OfficeServices['orders']['production']

const VIEW = forStaff('production.view')
const POOL = { params: z.strictObject({ id: PrivateId }) }
const described = (summary: string) => routeSchema('office production', summary, PooledAnswer)

/** Jobs that share a sheet. Who may work at its station is decided by what that does. */
export function jobPoolRoutes(scope: ApiServer, { orders: { production } }: Pick<OfficeServices, 'orders'>): void {
  const make = { ...described('Combine jobs on one shared sheet'), body: JobPoolForm }
  route(
    scope,
    { method: 'POST', path: '/office/production/pools', access: VIEW, schema: make },
    async ({ body, staff, language }) => answered(production, language, await production.pools.make(staff, body)),
  )
  const move = { ...described('Start or finish every job of a shared sheet'), ...POOL, body: PoolMoveForm }
  route(
    scope,
    { method: 'POST', path: '/office/production/pools/:id/moves', access: VIEW, schema: move },
    async ({ params: { id }, body, staff, language }) =>
      answered(production, language, await production.pools.move(staff, id, body)),
  )
  const split = { ...described('Split a shared sheet'), ...POOL, body: PoolSplitForm }
  route(
    scope,
    { method: 'POST', path: '/office/production/pools/:id/split', access: VIEW, schema: split },
    async ({ params: { id }, staff, language }) =>
      answered(production, language, await production.pools.split(staff, id)),
  )
}

/** The jobs of a sheet after a move, or why nothing was done: with where the job is now that cannot. */
async function answered(production: Production, language: Language, done: Awaited<ReturnType<JobPools['make']>>) {
  if (done.ok) return ok({ jobs: [...done.value.jobs] })
  const { refusal, job } = done.error
  return err(jobRefusal(refusal, job === undefined ? undefined : await production.job(job), language))
}

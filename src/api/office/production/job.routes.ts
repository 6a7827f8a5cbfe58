import { z } from 'zod'
import { BoardAnswer, OrderJobsAnswer } from '#contract/office/production/board.ts'
import { JobAnswer, JobMoveForm, JobUndoForm, MovedJobAnswer, PeopleAnswer } from '#contract/office/production/job.ts'
import { JobCode } from '#contract/office/production/production-field.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MovedJob } from '#services/production/job-moves.service.ts'
import type { JobError } from '#services/production/job-error.ts'
import type { StaffActor } from '#services/staff/staff-sessions.service.ts'
import { forStaff } from '../../access.ts'
import type { ApiServer } from '../../api-server.ts'
import { notFound } from '../../refusal.ts'
import { jsonText, route } from '../../route.ts'
import { routeSchema } from '../../route-schema.ts'
import type { OfficeServices } from '../office-services.ts'
import { jobRefusal } from './job-refusal.ts'
import { NUMBER } from '../orders/order-file.routes.ts'
import { presentBoardStation, presentJob, presentOrderJob } from './production.presenter.ts'

type Production = OfficeServices['orders']['production']
type JobRequest = { readonly code: string; readonly staff: StaffActor; readonly language: Language }

/** A job as people name it. */
export const CODE = { params: z.strictObject({ code: JobCode }) }

const VIEW = forStaff('production.view')
const described = (summary: string) => ({ ...routeSchema('office production', summary, MovedJobAnswer), ...CODE })

/** The board, one job, and what the floor does with it. Who may work at a station is decided by what it does. */
export function jobRoutes(scope: ApiServer, { orders: { production } }: Pick<OfficeServices, 'orders'>): void {
  const board = routeSchema('office production', 'Get the production board: all open jobs by station', BoardAnswer)
  route(
    scope,
    { method: 'GET', path: '/office/production/board', access: VIEW, schema: board },
    async ({ staff, language }) => boardText(production, staff, language),
  )
  const one = { ...routeSchema('office production', 'Get a job with its history', JobAnswer), ...CODE }
  route(
    scope,
    { method: 'GET', path: '/office/production/jobs/:code', access: VIEW, schema: one },
    async ({ params, staff, language }) => {
      const now = await production.job(params.code)
      return now ? ok(presentJob(now, viewerOf(staff, language))) : err(notFound('job'))
    },
  )
  const ofOrder = {
    ...routeSchema('office production', 'List the jobs of an order, in the order of its lines', OrderJobsAnswer),
    ...NUMBER,
  }
  route(
    scope,
    { method: 'GET', path: '/office/production/orders/:number', access: VIEW, schema: ofOrder },
    async ({ params, language }) =>
      (await production.ofOrder(params.number)).map((job) => presentOrderJob(job, language)),
  )
  const people = routeSchema('office production', 'List the people that a job can be assigned to', PeopleAnswer)
  route(scope, { method: 'GET', path: '/office/production/people', access: VIEW, schema: people }, () =>
    production.people(),
  )
  moveRoutes(scope, production)
}

function moveRoutes(scope: ApiServer, production: Production): void {
  const move = { ...described('Apply an action to a job, such as start or finish'), body: JobMoveForm }
  route(
    scope,
    { method: 'POST', path: '/office/production/jobs/:code/moves', access: VIEW, schema: move },
    async ({ params: { code }, body: { request, ...requested }, staff, language }) =>
      answered(production, { code, staff, language }, await production.moves.move(staff, code, requested, request)),
  )
  const undo = { ...described('Undo the last change of a job'), body: JobUndoForm }
  route(
    scope,
    { method: 'POST', path: '/office/production/jobs/:code/undo', access: VIEW, schema: undo },
    async ({ params: { code }, body, staff, language }) =>
      answered(production, { code, staff, language }, await production.moves.undo(staff, code, Number(body.change))),
  )
}

async function boardText(production: Production, staff: StaffActor, language: Language) {
  const { stations, onRoute, jobs, made, today } = await production.board(language)
  const viewer = { language, permissions: staff.permissions }
  const columns = stations.map((station) => presentBoardStation(station, viewer, onRoute.has(station.id)))
  return jsonText(`{"today":"${today}","stations":${JSON.stringify(columns)},"jobs":${jobs},"made":${made}}`)
}

const viewerOf = ({ permissions }: StaffActor, language: Language) => ({
  language,
  permissions,
  today: riyadhDate(new Date()),
})

/** The job as it is after a move, or why it was not made: with where the job is now. */
async function answered(
  production: Production,
  { code, staff, language }: JobRequest,
  moved: Result<MovedJob, JobError>,
) {
  const now = await production.job(code)
  if (!moved.ok) return err(jobRefusal(moved.error, now, language))
  if (!now) return err(notFound('job'))
  const { undo, part, isRepeated } = moved.value
  const job = presentJob(now, viewerOf(staff, language))
  return ok({ job, undo: undo === undefined ? null : String(undo), part: part ?? null, isRepeated })
}

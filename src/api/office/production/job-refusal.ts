import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { JobError } from '#services/production/job-error.ts'
import { FACE_NAMES } from '#services/production/papers/face-names.ts'
import type { JobNow } from '#services/production/production.service.ts'
import type { WorkshopError } from '#services/production/workshop.service.ts'
import { conflictRefusal } from '../if-match.ts'
import { invalidFields, notFound, Refusal } from '../../refusal.ts'

/** Why something was not done with a job; `now` is the job as it is. */
export function jobRefusal(error: JobError, now: JobNow | undefined, language: Language): Refusal {
  switch (error.code) {
    case 'production/unknown':
      return notFound('job')
    case 'production/not-allowed':
      return new Refusal('PERMISSION_MISSING', { permission: error.permission })
    case 'production/on-hold':
      return new Refusal('ORDER_ON_HOLD', { job: stateOf(now, language) })
    case 'production/moved-on':
      return new Refusal('JOB_MOVED', { job: stateOf(now, language) })
    case 'production/sheet':
      return new Refusal(`SHEET_${error.difference}`, { job: stateOf(now, language) })
    case 'production/pieces':
      return invalidFields([{ field: now?.job.state === 'RUNNING' ? 'good' : 'quantity', code: 'too_big' }])
    case 'production/too-many-parts':
      return invalidFields([{ field: 'quantity', code: 'not_an_option' }])
    case 'production/unknown-station':
      return invalidFields([{ field: 'to', code: 'not_an_option' }])
    case 'production/not-assignable':
      return new Refusal('NOT_ASSIGNABLE')
    case 'production/request-reused':
      return new Refusal('KEY_REUSED')
    case 'production/not-signed-off':
      return new Refusal('PROOF_NEEDED')
    case 'production/not-designed':
      return new Refusal('DESIGN_NEEDED')
    case 'production/stored-file':
      return new Refusal(`APPROVED_FILE_${error.problem}`, {
        approvedFile: { place: error.file, face: error.face && FACE_NAMES[error.face] },
      })
    case 'production/not-undoable':
      return new Refusal('NOT_UNDOABLE')
  }
}

/** Where a job is now, and who moved it there. */
function stateOf(now: JobNow | undefined, language: Language) {
  const last = now?.events[0]
  const station = now?.stations.find(({ id }) => id === now.job.station_id)
  return (
    now && {
      station: station ? inLanguage(station.name, language) : '',
      state: now.job.state,
      movedAt: last ? riyadhTimestamp(last.at) : null,
      movedBy: last?.by?.name ?? null,
    }
  )
}

export function workshopRefusal(error: WorkshopError): Refusal {
  switch (error.code) {
    case 'production/unknown-station':
      return notFound('station')
    case 'production/unknown-route':
      return notFound('route')
    case 'production/station-in-use':
      return new Refusal('STATION_IN_USE')
    case 'production/bad-route':
      return invalidFields([{ field: 'stations', code: 'not_an_option' }])
    case 'production/route-not-possible':
      return new Refusal('DUPLICATE')
    case 'production/default-route':
      return invalidFields([{ field: 'id', code: 'not_an_option' }])
    case 'versions/conflict':
      return conflictRefusal(error)
  }
}

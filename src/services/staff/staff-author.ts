import type { Db } from '#db/connection.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Worker } from '../production/job-moves.service.ts'
import { findPerson } from './staff.repository.ts'

/** A person of the office who works by commands, by their email address; undefined when they are not active. */
export async function authorByEmail(db: Db, email: string): Promise<Worker | undefined> {
  const person = await findPerson(db, email)
  return (
    person && {
      via: 'OFFICE',
      staffId: person.id,
      sessionId: null,
      permissions: new Set<Permission>(person.permissions),
    }
  )
}

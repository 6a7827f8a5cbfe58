import type { Db } from '#db/connection.ts'
import { findAssignees } from './assignee.repository.ts'

/** What the filters of the list can be set to: every city, and who works on orders here now. */
export const findChoices = async (db: Db) => {
  const [cities, assignees] = await Promise.all([
    db.selectFrom('city').select(['id', 'name']).orderBy('id').execute(),
    findAssignees(db),
  ])
  return { cities, assignees }
}

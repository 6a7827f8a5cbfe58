import pg from 'pg'

/** Counts the statements that any connection of this process sends during some work, those of transactions included. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const { prototype } = pg.Query
  const submit = prototype.submit
  prototype.submit = function counting(this: pg.Query, connection: pg.Connection) {
    count += 1
    return submit.call(this, connection)
  }
  try {
    await work()
  } finally {
    prototype.submit = submit
  }
  return count
}

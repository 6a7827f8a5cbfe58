import pg from 'pg'

/** Counts what any connection sends from now on, until it is stopped. */
export function countQueries(): () => number {
  let count = 0
  const { prototype } = pg.Query
  const submit = prototype.submit
  prototype.submit = function counting(this: pg.Query, connection: pg.Connection) {
    count += 1
    return submit.call(this, connection)
  }
  return () => {
    prototype.submit = submit
    return count
  }
}

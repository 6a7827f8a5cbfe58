import { sql } from 'kysely'

/**
 * Joins the sign-off `g` that a customer gave for the sign-off `s`: that of an earlier order on which it rests, or itself.
 */
export const joinGivenSignOff = sql`join sign_off g on g.id = coalesce(s.rests_on, s.id)`

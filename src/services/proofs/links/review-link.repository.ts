import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import { isLinkToken, linkTokenHash, newLinkToken } from '../../link-token.ts'

/** How long a link is open, in seconds. */
export const REVIEW_LINK_SECONDS = 30 * 24 * 3_600

/** How long a link is open that the signed-in owner of an order asks for to look at once, in seconds. */
export const OWNER_LINK_SECONDS = 24 * 3_600

/** Makes a link to the proofs of a line; only the hash of its token is stored. */
export async function createReviewLink(tx: Db, lineId: number, seconds = REVIEW_LINK_SECONDS): Promise<string> {
  const token = newLinkToken()
  await sql`
    insert into review_link (line_id, token_hash, expires_at)
    values (${lineId}, ${linkTokenHash(token)}, now() + make_interval(secs => ${seconds}::int))`.execute(tx)
  return token
}

/** The link of a token that is open; undefined for any other, whatever the reason. */
export async function findReviewLink(
  db: Db,
  token: string,
): Promise<{ readonly id: string; readonly line_id: number } | undefined> {
  if (!isLinkToken(token)) return undefined
  const { rows } = await sql<{ id: string; line_id: number }>`
    select k.id, k.line_id from review_link k join order_line l on l.id = k.line_id join customer_order o on o.id = l.order_id
    where k.token_hash = ${linkTokenHash(token)} and k.revoked_at is null and k.expires_at > now()
      and o.status not in ('CANCELLED', 'REJECTED', 'EXPIRED', 'AWAITING_PAYMENT')`.execute(db)
  return rows[0]
}

/** Closes every link to the proofs of a line. */
export async function revokeReviewLinks(tx: Db, lineId: number): Promise<void> {
  await sql`update review_link set revoked_at = now() where line_id = ${lineId} and revoked_at is null`.execute(tx)
}

/** The page that a link leads to. */
export const reviewAddress = (publicUrl: string, language: string, token: string): string =>
  `${publicUrl}/${language}/proof/${token}`

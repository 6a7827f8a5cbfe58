import { sql } from 'kysely'
import { joinGivenSignOff } from '#db/given-sign-off.ts'

/** Who approved a line, when, which proof, and which version of each file. */
export type LineApproval = {
  readonly name: string
  readonly at: string
  readonly proof: number
  readonly versions: readonly number[]
  /** The number of the earlier order that the proof was of, on whose sign-off the line rests; null for a proof of its own. */
  readonly order: number | null
}

/** The sign-off `g` of the approved proof `f` of a line, by the proof `h` that was shown: of an earlier order maybe. */
export const SIGNED_PROOF = sql`
  print_proof f join sign_off s on s.proof_id = f.id ${joinGivenSignOff}
  join print_proof h on h.id = g.proof_id`

/** The approval of the order line `l`; null while there is none. */
export const APPROVAL_OF_LINE = sql<LineApproval | null>`
  (select jsonb_build_object('name', g.name, 'at', g.at, 'proof', h.number, 'order', case when h.id <> f.id then (
      select e.number from customer_order e join order_line el on el.order_id = e.id where el.id = h.line_id) end,
    'versions', array(
      select v.number from unnest(f.versions) with ordinality of_proof (id, place)
      join artwork_version v on v.id = of_proof.id order by of_proof.place))
   from ${SIGNED_PROOF} where f.line_id = l.id and f.state = 'APPROVED')`

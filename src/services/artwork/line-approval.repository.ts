import { sql } from 'kysely'

/** Who approved a line, when, which proof, and which version of each file. */
export type LineApproval = {
  readonly name: string
  readonly at: string
  readonly proof: number
  readonly versions: readonly number[]
}

/** The approval of the order line `l`; null while there is none. */
export const APPROVAL_OF_LINE = sql<LineApproval | null>`
  (select jsonb_build_object('name', g.name, 'at', g.at, 'proof', f.number, 'versions', array(
      select v.number from unnest(f.versions) with ordinality of_proof (id, place)
      join artwork_version v on v.id = of_proof.id order by of_proof.place))
   from print_proof f join sign_off g on g.proof_id = f.id where f.line_id = l.id and f.state = 'APPROVED')`

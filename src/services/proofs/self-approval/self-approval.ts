import type { Db } from '#db/connection.ts'
import type { LineState } from '#domain/artwork/line-moves.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { signOff } from '../links/customer-proofs.service.ts'
import type { CustomerProofParts } from '../links/customer-proofs.service.ts'
import { findLineFaces, type LineFace } from '../line-faces.repository.ts'
import { lockProofLine, type ProofLine } from '../proof-line.repository.ts'
import { findVersions, insertProof } from '../proof.repository.ts'
import { signOffWords } from './sign-off-words.ts'

export type SelfSignOff = {
  readonly lineId: number
  readonly customerId: string
  readonly name: string
  readonly language: Language
  /** The versions that are approved, in the order of their places. */
  readonly versionIds: readonly string[]
  /** The faces whose preview was ticked. */
  readonly faces: readonly TickedFace[]
}

/** A face of a line: a page of one of its files. */
export type TickedFace = { readonly versionId: string; readonly page: number }

export type SelfSignOffError =
  /** No such line of this customer, or its product wants another proof. */
  | { readonly code: 'proofs/unknown' }
  /** Other files than those that were ticked, or signed off already. */
  | { readonly code: 'proofs/closed' }
  /** The preview of a face was not ticked. */
  | { readonly code: 'proofs/faces-not-ticked' }
  /** Something must be changed or confirmed first, or a person has to look. */
  | { readonly code: 'proofs/open-findings' }

type Parts = Pick<CustomerProofParts, 'audit' | 'listing' | 'queue' | 'publicUrl'>

const OPEN: ReadonlySet<LineState> = new Set(['CHECKING', 'PROOFING'])

/** Whether nothing but the customer's tick is missing: no finding stands against it, or a person found the files good. */
export const isSelfApprovable = ({ policy, state, verdicts }: ProofLine): boolean =>
  policy === 'SELF' &&
  OPEN.has(state) &&
  (state === 'PROOFING' || verdicts.every((verdict) => verdict === 'CLEAN' || verdict === 'TO_CONFIRM'))

/**
 * Signs a line off by its customer, who ticked the preview of every face (proof policy SELF); the faces are part of what is
 * signed. The database makes the hash of the files, so that it is of these versions and no others.
 */
export async function signOffBySelf(
  tx: Db,
  parts: Parts,
  requested: SelfSignOff,
): Promise<Result<void, SelfSignOffError>> {
  const line = await lockProofLine(tx, requested.lineId)
  if (!line || line.customer_id !== requested.customerId || line.policy !== 'SELF')
    return err({ code: 'proofs/unknown' })
  if (!OPEN.has(line.state)) return err({ code: 'proofs/closed' })
  if (!isSelfApprovable(line)) return err({ code: 'proofs/open-findings' })
  if ((await findVersions(tx, line.id)).join() !== requested.versionIds.join()) return err({ code: 'proofs/closed' })
  const faces = await findLineFaces(tx, line.id)
  if (!faces.every(isTicked(requested.faces))) return err({ code: 'proofs/faces-not-ticked' })
  const proof = await insertProof(tx, { line_id: line.id, kind: 'SELF', message: null, staffId: null })
  const words = signOffWords(requested.language, line.quantity)
  await signOff(tx, parts, {
    line,
    proof,
    from: 'DRAFT',
    signed: {
      words,
      name: requested.name,
      via: 'OWNER',
      customerId: requested.customerId,
      faces: faces.map(signedFace),
    },
  })
  return ok(undefined)
}

const isTicked =
  (ticked: readonly TickedFace[]) =>
  ({ version_id: versionId, page }: LineFace): boolean =>
    ticked.some((each) => each.versionId === versionId && each.page === page)

/** As the sign-off stores it for good. */
const signedFace = ({ file, version_id: version, page, face }: LineFace) => ({ file, version, page, face })

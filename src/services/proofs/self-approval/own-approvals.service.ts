import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { groundsOfLines } from '../../artwork/print-spec/line-grounds.ts'
import { findBlankFaces, findLineFaces, type BlankFace, type LineFace } from '../line-faces.repository.ts'
import { findOwnLines, isBeingMade } from '../proof-line.repository.ts'
import { createReviewLink, OWNER_LINK_SECONDS } from '../links/review-link.repository.ts'
import { findLiveProof, findVersions } from '../proof.repository.ts'
import { isSelfApprovable, signOffBySelf, type SelfSignOffError, type TickedFace } from './self-approval.ts'
import type { CustomerProofParts } from '../links/customer-proofs.service.ts'
import { signOffWords } from './sign-off-words.ts'

/** A line that its customer approves without a proof of staff. */
export type OwnApproval = {
  readonly position: number
  /** The sentence to be ticked. */
  readonly words: string
  /** The versions that an approval is of, in the order of their places. */
  readonly versionIds: readonly string[]
  /** Whose previews are to be ticked as well, each. */
  readonly faces: readonly LineFace[]
  readonly blankFaces: readonly BlankFace[]
  /** The ordered colour that the design lies on, as #rrggbb; null on white. */
  readonly ground: string | null
}

type ApprovalRequest = {
  readonly orderId: string
  readonly position: number
  readonly versionIds: readonly string[]
  readonly faces: readonly TickedFace[]
  readonly language: Language
}

type Parts = Pick<CustomerProofParts, 'db' | 'audit' | 'listing' | 'queue' | 'publicUrl'>

export type OwnApprovals = ReturnType<typeof createOwnApprovals>

/** Approvals by the customer alone, of products whose preview is enough (proof policy SELF). */
export const createOwnApprovals = ({ db, ...parts }: Parts) => ({
  /** The lines of a customer's order that wait for their tick; undefined when they have no such order. */
  waiting: async (
    customerId: string,
    orderId: string,
    language: Language,
  ): Promise<readonly OwnApproval[] | undefined> => {
    const lines = await findOwnLines(db, customerId, orderId)
    if (!lines) return undefined
    const found: OwnApproval[] = []
    const waiting = lines.filter(isSelfApprovable)
    const grounds = await groundsOfLines(
      db,
      waiting.map(({ id }) => id),
    )
    for (const line of waiting) {
      const versionIds = await findVersions(db, line.id)
      const words = signOffWords(language, line.quantity)
      const faces = await findLineFaces(db, line.id)
      const blankFaces = await findBlankFaces(db, line.id)
      const ground = grounds.get(line.id) ?? null
      const approval = { versionIds, faces, blankFaces, ground }
      if (versionIds.length > 0) found.push({ position: line.position, words, ...approval })
    }
    return found
  },

  /** A new link to the proof of a line that waits for its customer, who is signed in; answers its token. */
  linkToProof: async (
    customerId: string,
    { orderId, position }: { readonly orderId: string; readonly position: number },
  ): Promise<Result<string, { readonly code: 'proofs/unknown' | 'proofs/closed' }>> => {
    const line = (await findOwnLines(db, customerId, orderId))?.find((each) => each.position === position)
    if (!line) return err({ code: 'proofs/unknown' })
    const proof = await findLiveProof(db, line.id)
    if (proof?.state !== 'SENT' || !isBeingMade(line)) return err({ code: 'proofs/closed' })
    return ok(await createReviewLink(db, line.id, OWNER_LINK_SECONDS))
  },

  /** Signs a line off by its customer, who ticked its faces and its words. Errors as of `signOffBySelf`. */
  approve: async (
    customerId: string,
    { orderId, position, versionIds, faces, language }: ApprovalRequest,
  ): Promise<Result<void, SelfSignOffError>> => {
    const line = (await findOwnLines(db, customerId, orderId))?.find((each) => each.position === position)
    if (!line) return err({ code: 'proofs/unknown' })
    const requested = { lineId: line.id, customerId, name: line.contact_name, language, versionIds, faces }
    return db.transaction().execute((tx) => signOffBySelf(tx, parts, requested))
  },
})

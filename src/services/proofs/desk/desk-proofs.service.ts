import { passedState } from '#domain/artwork/desk-actions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog } from '../../audit/audit-log.ts'
import type { DeskAuthor } from '../../orders/desk/desk-work.service.ts'
import { lineWork } from './line-work.ts'
import type { InLine, LineWorkError, LineWorkParts, SeenLine } from './line-work.ts'
import { moveLine, writeDesigner } from '../proof-line.repository.ts'
import { answerPins, approveProof, findLiveProof, insertProof, moveProof } from '../proof.repository.ts'
import { revokeReviewLinks } from '../links/review-link.repository.ts'
import { newReviewAddress } from '../links/review-links.ts'
import { signOffWords } from '../self-approval/sign-off-words.ts'

export interface DeskProofParts extends LineWorkParts {
  readonly audit: Pick<AuditLog, 'recordOfStaff'>
}

export type DeskProofError = LineWorkError | { readonly code: 'artwork/unknown-pin' }

export type DeskProofs = ReturnType<typeof createDeskProofs>

/** What the artwork desk decides about a line. Each is one transaction with its change and its messages. */
export function createDeskProofs(parts: DeskProofParts) {
  const inLine = lineWork(parts)
  return {
    ...checking(inLine, parts),
    ...designing(inLine),
    sendProof: (author: DeskAuthor, seen: SeenLine, proof: ProofToSend) =>
      sendProof(inLine, parts, { author, seen, proof }),
    ...approvals(inLine, parts),
  }
}

const checking = (inLine: InLine, { publicUrl }: DeskProofParts) => ({
  /** The files are good: on to the proof, or signed off where the product asks for none. */
  pass: (author: DeskAuthor, seen: SeenLine) =>
    inLine(author, seen, 'pass', async (work) => {
      await moveLine(work.tx, work.line.id, passedState(work.line.policy), null)
      return work.traced('artwork.pass', { state: passedState(work.line.policy) })
    }),

  /** The files are good although a rule is against them: a person answers for that with a reason. */
  overrule: (author: DeskAuthor, seen: SeenLine, reason: string) =>
    inLine(author, seen, 'overrule', async (work) => {
      await moveLine(work.tx, work.line.id, passedState(work.line.policy), reason)
      return work.traced('artwork.overrule', { state: passedState(work.line.policy) }, reason)
    }),

  /** Asks the customer for another file, or a word. */
  ask: (author: DeskAuthor, seen: SeenLine, question: string) =>
    inLine(author, seen, 'askCustomer', async (work) => {
      await moveLine(work.tx, work.line.id, 'NEEDS_CHANGES', question)
      await work.notify({
        news: 'artwork-question',
        occasion: `${work.line.id}.${work.line.version}`,
        reason: question,
        fileLink: await newReviewAddress(work.tx, publicUrl, work.line),
      })
      return work.traced('artwork.ask', { state: 'NEEDS_CHANGES' }, question)
    }),
})

const designing = (inLine: InLine) => ({
  /** Takes the design of a line that its customer left to the shop; the first who does has it. */
  takeDesign: (author: DeskAuthor, seen: SeenLine) =>
    inLine(author, seen, 'takeDesign', async ({ tx, line, traced }) => {
      await writeDesigner(tx, line.id, author.staffId)
      return traced('artwork.takeDesign', { designer: author.staffId })
    }),

  /** Leaves the design to another person. */
  leaveDesign: (author: DeskAuthor, seen: SeenLine) =>
    inLine(author, seen, 'leaveDesign', async ({ tx, line, traced }) => {
      await writeDesigner(tx, line.id, null)
      return traced('artwork.leaveDesign', { designer: null })
    }),
})

const approvals = (inLine: InLine, parts: DeskProofParts) => ({
  /** Takes back a proof that waits for an answer, or an approval before the line is queued. */
  withdraw: (author: DeskAuthor, seen: SeenLine, reason: string) =>
    inLine(author, seen, 'withdraw', async (work) => {
      const { tx, line } = work
      const live = await findLiveProof(tx, line.id)
      if (live) await moveProof(tx, live.id, ['SENT', 'APPROVED'], 'WITHDRAWN')
      else await moveLine(tx, line.id, 'PROOFING', reason)
      await revokeReviewLinks(tx, line.id)
      if (live?.state === 'APPROVED') {
        const facts = { line: line.id, proof: live.number, hash: live.hash.toString('hex'), staff: author.staffId }
        await parts.audit.recordOfStaff(tx, 'proof-withdrawn', line.customer_id, facts)
      }
      return work.traced('artwork.withdraw', { state: 'PROOFING', proof: live?.number }, reason)
    }),

  /** Signs the open proof off for a customer who said so at the counter or by phone. */
  signOff: (author: DeskAuthor, seen: SeenLine, { name, reason }: { readonly name: string; readonly reason: string }) =>
    inLine(author, seen, 'signOff', async (work) => {
      const { tx, line } = work
      const live = await findLiveProof(tx, line.id)
      const signed = {
        words: signOffWords(line.language, line.quantity),
        name,
        via: 'STAFF',
        staffId: author.staffId,
      } as const
      if (!live || !(await approveProof(tx, { id: live.id, hash: live.hash, from: 'SENT' }, signed)))
        return err({ code: 'artwork/not-possible', reason: 'STATE' })
      const facts = { line: line.id, proof: live.number, hash: live.hash.toString('hex'), staff: author.staffId }
      await parts.audit.recordOfStaff(tx, 'proof-approved', line.customer_id, facts)
      await work.notify({ news: 'proof-approved', occasion: live.id, name })
      return work.traced('artwork.signOff', { state: 'APPROVED', proof: live.number }, reason)
    }),
})

/** A numbered proof with an answer to each change that the customer requested. */
export type ProofToSend = {
  readonly message: string | null
  readonly answers: readonly { readonly pin: string; readonly text: string }[]
}

/** Makes a proof of the files as they are and sends its link; answers where it leads, for chat programs. */
const sendProof = (
  inLine: InLine,
  { publicUrl }: DeskProofParts,
  { author, seen, proof: { message, answers } }: { author: DeskAuthor; seen: SeenLine; proof: ProofToSend },
): Promise<Result<{ readonly number: number; readonly link: string }, DeskProofError>> =>
  inLine(author, seen, 'sendProof', async (work) => {
    const { tx, line } = work
    if (!(await answerPins(tx, line.id, answers))) return err({ code: 'artwork/unknown-pin' })
    const draft = await insertProof(tx, { line_id: line.id, kind: 'STAFF', message, staffId: author.staffId })
    await moveProof(tx, draft.id, ['DRAFT'], 'SENT')
    const link = await newReviewAddress(tx, publicUrl, line)
    await work.notify({ news: 'proof-ready', occasion: draft.id, link, message })
    await work.traced('artwork.sendProof', { state: 'PROOF_SENT', proof: draft.number })
    return ok({ number: draft.number, link })
  })

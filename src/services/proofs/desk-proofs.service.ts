import type { Db } from '#db/connection.ts'
import { inTransaction } from '#db/in-transaction.ts'
import { passedState, refusalOf } from '#domain/artwork/desk-actions.ts'
import type { ActionRefusal, DeskAction, DeskLine } from '#domain/artwork/desk-actions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChangeAction } from '#domain/staff/change-actions.ts'
import type { Fields } from '#domain/staff/changed-fields.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { versionConflict } from '../changes/version-conflict.ts'
import type { VersionConflict } from '../changes/version-conflict.ts'
import type { DeskAuthor } from '../orders/desk/desk-work.service.ts'
import { traceOrder } from '../orders/desk/trace-order.ts'
import type { TraceParts } from '../orders/desk/trace-order.ts'
import { notifyOfOrder } from '../orders/order-messages.ts'
import type { MessageParts } from '../orders/order-messages.ts'
import type { OrderNews } from '../messages/templates/order-message.ts'
import { findLineId, lockProofLine, moveLine, signAsStaff } from './proof-line.repository.ts'
import type { LineName, ProofLine } from './proof-line.repository.ts'
import { answerPins, approveProof, findLiveProof, insertProof, moveProof } from './proof.repository.ts'
import { createReviewLink, reviewAddress, revokeReviewLinks } from './review-link.repository.ts'
import { signOffWords } from './sign-off-words.ts'

export interface DeskProofParts extends TraceParts, MessageParts {
  readonly db: Db
  readonly audit: Pick<AuditLog, 'recordOfStaff'>
}

export type DeskProofError =
  | { readonly code: 'artwork/unknown-line' | 'artwork/unknown-pin' }
  | { readonly code: 'artwork/not-possible'; readonly reason: ActionRefusal }
  | VersionConflict

/** Which line, in which version the person saw it. */
export type SeenLine = LineName & { readonly version: number }

export type DeskProofs = ReturnType<typeof createDeskProofs>

/** What the artwork desk decides about a line. Each is one transaction with its change and its messages. */
export function createDeskProofs(parts: DeskProofParts) {
  const inLine = lineWork(parts)
  return {
    ...checking(inLine),
    sendProof: (author: DeskAuthor, seen: SeenLine, proof: ProofToSend) =>
      sendProof(inLine, parts, { author, seen, proof }),
    ...approvals(inLine, parts),
  }
}

type InLine = ReturnType<typeof lineWork>

const checking = (inLine: InLine) => ({
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
      })
      return work.traced('artwork.ask', { state: 'NEEDS_CHANGES' }, question)
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

/** A numbered proof with what was done about the customer's wishes. */
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
    await revokeReviewLinks(tx, line.id)
    const link = reviewAddress(publicUrl, line.language, await createReviewLink(tx, line.id))
    await work.notify({ news: 'proof-ready', occasion: draft.id, link, message })
    await work.traced('artwork.sendProof', { state: 'PROOF_SENT', proof: draft.number })
    return ok({ number: draft.number, link })
  })

type Work = {
  readonly tx: Db
  readonly line: ProofLine
  readonly notify: (news: OrderNews) => Promise<void>
  readonly traced: (action: ChangeAction, after: Fields, reason?: string) => Promise<Result<void, never>>
}

/** Actions that are no buttons of their own rule. */
type LineAction = DeskAction | 'overrule' | 'signOff'

/** Locks a line that a person saw in a version, checks that the action fits it, and does the work in one transaction. */
const lineWork =
  (parts: DeskProofParts) =>
  <Value>(
    author: DeskAuthor,
    seen: SeenLine,
    action: LineAction,
    work: (work: Work) => Promise<Result<Value, DeskProofError>>,
  ): Promise<Result<Value, DeskProofError>> =>
    inTransaction(parts.db, async (tx) => {
      const id = await findLineId(tx, seen)
      const line = id === undefined ? undefined : await lockProofLine(tx, id)
      if (!line) return err({ code: 'artwork/unknown-line' })
      if (line.version !== seen.version)
        return versionConflict(tx, { type: 'order', id: line.order_id }, line.version, { state: line.state })
      const reason = refusedFor(action, line)
      if (reason) return err({ code: 'artwork/not-possible', reason })
      await signAsStaff(tx, author.staffId)
      return work(workOn(tx, parts, author, line))
    })

function workOn(tx: Db, parts: DeskProofParts, author: DeskAuthor, line: ProofLine): Work {
  return {
    tx,
    line,
    notify: (news) => notifyOfOrder(tx, parts, line.order_id, news),
    traced: async (action, after, reason) => {
      const before = { line: null, state: line.state }
      const order = { id: line.order_id }
      await traceOrder(tx, parts, { author, action, order, before, after: { line: lineCode(line), ...after }, reason })
      return ok(undefined)
    },
  }
}

function refusedFor(action: LineAction, line: ProofLine): ActionRefusal | undefined {
  const desk = deskLineOf(line)
  if (action === 'signOff') return line.state === 'PROOF_SENT' ? undefined : 'STATE'
  if (action !== 'overrule') return refusalOf(action, desk)
  const refusal = refusalOf('pass', desk)
  return refusal === 'MUST_BE_FIXED' || refusal === 'NOT_CHECKED' ? undefined : refusal
}

/** A line as the rules of the desk read it. */
export const deskLineOf = (
  line: Pick<ProofLine, 'state' | 'policy' | 'verdicts' | 'status' | 'hold_reason'>,
): DeskLine => ({
  state: line.state,
  policy: line.policy,
  verdicts: line.verdicts,
  order: line.status === 'PENDING' || line.status === 'PROCESSING' ? line.status : 'OTHER',
  isOnHold: line.hold_reason !== null,
})

/** What people call a line: its order and its place in it, from 1. */
export const lineCode = ({ number, position }: LineName): string => `${number}-${position + 1}`

import type { Db } from '#db/connection.ts'
import { emailKey } from '#domain/contact/email.ts'
import type { Identifier } from '#domain/contact/identifier.ts'
import type { Language } from '#domain/language.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import type { DocumentBusy } from '#integrations/documents/document-printer.ts'
import type { FileStorage } from '#integrations/storage/file-storage.ts'
import type { AuditLog } from '../../audit/audit-log.ts'
import { identifierKey } from '../../codes/code-limits.ts'
import type { CodeRequestError, CodeSent, CodeService, WrongCode } from '../../codes/code.service.ts'
import type { OrderListing } from '../../orders/listing/order-listing.ts'
import { notifyOfOrder } from '../../orders/order-messages.ts'
import type { MessageParts } from '../../orders/order-messages.ts'
import { groundOfLine, specOfLine } from '../../artwork/print-spec/line-grounds.ts'
import type { DigestedSpec } from '../../artwork/print-spec/print-specs.ts'
import { findBlankFaces } from '../line-faces.repository.ts'
import { findProofLine, isBeingMade, lockProofLine, signAsCustomer } from '../proof-line.repository.ts'
import type { ProofLine } from '../proof-line.repository.ts'
import { approveProof, findLiveProof, insertPins, moveProof } from '../proof.repository.ts'
import type { NewPin, NewSignOff, ProofRow } from '../proof.repository.ts'
import { findVisibleProofs } from '../proof-reader.repository.ts'
import { receiveByLink } from './link-files.service.ts'
import type { LinkFile, LinkFileError, LinkFileParts } from './link-files.service.ts'
import { findReviewLink } from './review-link.repository.ts'
import { printProof } from '../proof-paper.ts'
import { proofPicture } from '../proof-picture.ts'
import type { ProofPictureParts } from '../proof-picture.ts'
import type { ProofPaperParts } from '../proof-paper.ts'
import { signOffWords } from '../self-approval/sign-off-words.ts'
import { viewOf, type ProofView } from './proof-view.ts'

export type { ProofDetails, ProofGoods } from '../proof-reader.repository.ts'
export type { LinkFileError } from './link-files.service.ts'
export type { ProofView } from './proof-view.ts'

export interface CustomerProofParts extends MessageParts {
  readonly db: Db
  readonly codes: Pick<CodeService, 'request' | 'check'>
  readonly audit: Pick<AuditLog, 'recordOfStaff'>
  readonly listing: Pick<OrderListing, 'refresh'>
  readonly storage: FileStorage
  readonly artwork: LinkFileParts['artwork']
  readonly printer: ProofPaperParts['printer']
  readonly finishedPages: ProofPictureParts['finishedPages']
  readonly policy: () => ShopPolicy
  readonly now: () => Date
}

/** A link that is wrong, over, taken back or of another shop: all the same. */
type NoSuchLink = { readonly code: 'proofs/unknown' }
/** The proof was answered, taken back or replaced meanwhile. */
type NotOpen = { readonly code: 'proofs/closed' }

/** Who acts by a link: a browser, and the customer who is signed in there. */
export type ProofReader = { readonly browser: string; readonly customerId: string | undefined }

export type Approval = {
  readonly proof: number
  /** Of the files that were looked at, in hexadecimal. */
  readonly hash: string
  readonly name: string
  readonly code: string | undefined
  readonly contact: Identifier['kind']
  readonly language: Language
}

export type CustomerProofs = ReturnType<typeof createCustomerProofs>

/** What a customer does with a proof by its link, signed in or not. Reading decides nothing (S496). */
export function createCustomerProofs(parts: CustomerProofParts) {
  const { db, storage } = parts
  return {
    read: async (token: string, language: Language, customerId?: string): Promise<ProofView | undefined> => {
      const link = await findReviewLink(db, token)
      const line = link && (await findProofLine(db, link.line_id))
      return line && viewOf(parts, line, language, customerId)
    },

    /** The picture of a page, as WebP. */
    picture: async (
      token: string,
      page: { proof: number; file: number; page: number },
    ): Promise<Buffer | undefined> => {
      const link = await findReviewLink(db, token)
      return link && proofPicture(parts, link.line_id, page)
    },

    /** How the product of a proof is shown with it: its faces, its colour, and the pictures that it can be laid on. */
    product: async (token: string): Promise<DigestedSpec | undefined> => {
      const link = await findReviewLink(db, token)
      return link && specOfLine(db, link.line_id)
    },

    /** The newest proof as a PDF, to be handed round or printed at home. */
    paper: (token: string, language: Language) => paperOf(parts, token, language),

    /** Sends a code to the contact of the order, wherever the link was forwarded to. */
    sendCode: (token: string, kind: Identifier['kind'], asker: Asker) => sendCode(parts, token, kind, asker),

    approve: (token: string, reader: ProofReader, approval: Approval) => approve(parts, token, reader, approval),

    /** Takes bytes into a temporary file, before it is known which line they are for. */
    spool: (source: AsyncIterable<Uint8Array>) => storage.spool(source),

    /** Takes a file for the line of the link, as the answer to its proof if one waits; the temporary file is the caller's. */
    addFile: (token: string, file: LinkFile): Promise<Result<void, LinkFileError>> => receiveByLink(parts, token, file),

    /** Asks for something else; that needs neither a name nor a code. */
    askForChanges: (
      token: string,
      requested: { readonly proof: number; readonly pins: readonly NewPin[] },
    ): Promise<Result<void, NoSuchLink | NotOpen>> =>
      db.transaction().execute(async (tx) => {
        const link = await findReviewLink(tx, token)
        const line = link && (await lockProofLine(tx, link.line_id))
        if (!line) return err({ code: 'proofs/unknown' })
        const proof = await openProof(tx, line, requested.proof)
        if (!proof || !isBeingMade(line)) return err({ code: 'proofs/closed' })
        await signAsCustomer(tx)
        await moveProof(tx, proof.id, ['SENT'], 'CHANGES_ASKED')
        await insertPins(tx, proof.id, requested.pins)
        await notifyOfOrder(tx, parts, line.order_id, { news: 'proof-changes', occasion: proof.id })
        await parts.listing.refresh(tx, line.order_id)
        return ok(undefined)
      }),
  }
}

type Asker = { readonly browser: string; readonly ip: string; readonly language: Language }

async function sendCode(
  { db, codes }: CustomerProofParts,
  token: string,
  kind: Identifier['kind'],
  asker: Asker,
): Promise<Result<CodeSent, CodeRequestError | NoSuchLink | NotOpen>> {
  const link = await findReviewLink(db, token)
  const line = link && (await findProofLine(db, link.line_id))
  if (!line) return err({ code: 'proofs/unknown' })
  if ((await findLiveProof(db, line.id))?.state !== 'SENT') return err({ code: 'proofs/closed' })
  const identifier = contactOf(line, kind)
  return codes.request({
    ...asker,
    purpose: 'sign-off',
    identifier,
    reason: 'signOff',
    outcome: 'code',
    recipient: identifierKey(identifier),
    isOwner: false,
  })
}

async function paperOf(
  parts: CustomerProofParts,
  token: string,
  language: Language,
): Promise<Result<Uint8Array, NoSuchLink | DocumentBusy>> {
  const link = await findReviewLink(parts.db, token)
  const line = link && (await findProofLine(parts.db, link.line_id))
  const [proof] = line ? await findVisibleProofs(parts.db, line.id) : []
  if (!line || !proof) return err({ code: 'proofs/unknown' })
  const [blankFaces, ground] = await Promise.all([findBlankFaces(parts.db, line.id), groundOfLine(parts.db, line.id)])
  return printProof(parts, line, { proof, blankFaces, ground }, language)
}

async function approve(
  parts: CustomerProofParts,
  token: string,
  { browser, customerId }: ProofReader,
  { proof: number, hash, name, code, contact, language }: Approval,
): Promise<Result<void, NoSuchLink | NotOpen | WrongCode>> {
  return parts.db.transaction().execute(async (tx): Promise<Result<void, NoSuchLink | NotOpen | WrongCode>> => {
    const link = await findReviewLink(tx, token)
    const line = link && (await lockProofLine(tx, link.line_id))
    if (!line) return err({ code: 'proofs/unknown' })
    const proof = await openProof(tx, line, number)
    if (!proof || proof.hash.toString('hex') !== hash || !isBeingMade(line)) return err({ code: 'proofs/closed' })
    const isOwner = customerId !== undefined && customerId === line.customer_id
    if (!isOwner) {
      const key = identifierKey(contactOf(line, contact))
      const used = await parts.codes.check(tx, { purpose: 'sign-off', key, code: code ?? '', browser })
      if (!used.ok) return used
    }
    const words = signOffWords(language, line.quantity)
    const signed: NewSignOff = isOwner
      ? { words, name, via: 'OWNER', customerId }
      : { words, name, via: 'LINK', linkId: link.id }
    await signOff(tx, parts, { line, proof, from: 'SENT', signed })
    return ok(undefined)
  })
}

type SignedProof = {
  readonly line: ProofLine
  readonly proof: ProofRow
  readonly from: 'SENT' | 'DRAFT'
  readonly signed: NewSignOff
}

/** Signs a proof off, in the audit chain too, and says so to its customer. Its line is locked. */
export async function signOff(
  tx: Db,
  parts: Pick<CustomerProofParts, 'audit' | 'listing' | 'queue' | 'publicUrl'>,
  { line, proof, from, signed }: SignedProof,
): Promise<void> {
  await signAsCustomer(tx)
  if (!(await approveProof(tx, { id: proof.id, hash: proof.hash, from }, signed)))
    throw new Error('a proof of a locked line was not approved')
  const facts = { line: line.id, proof: proof.number, hash: proof.hash.toString('hex'), via: signed.via }
  await parts.audit.recordOfStaff(tx, 'proof-approved', line.customer_id, facts)
  await notifyOfOrder(tx, parts, line.order_id, { news: 'proof-approved', occasion: proof.id, name: signed.name })
  await parts.listing.refresh(tx, line.order_id)
}

/** The proof of that number, while it waits for an answer. */
async function openProof(tx: Db, line: ProofLine, number: number): Promise<ProofRow | undefined> {
  const live = await findLiveProof(tx, line.id)
  return live?.state === 'SENT' && live.number === number ? live : undefined
}

const contactOf = (line: ProofLine, kind: Identifier['kind']): Identifier =>
  kind === 'email' && line.contact_email !== null
    ? { kind, email: emailKey(line.contact_email) }
    : { kind: 'phone', phone: line.contact_phone }

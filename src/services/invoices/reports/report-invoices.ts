import type { Db } from '#db/connection.ts'
import { zatcaAuthority } from '#integrations/tax-authority/zatca-authority.ts'
import type { SendOutcome, TaxAuthority } from '#integrations/tax-authority/tax-authority.ts'
import { claimForReport, releaseLostReports, replaceStamp, settleReport } from '../invoice.repository.ts'
import type { Settled } from '../invoice.repository.ts'
import { findUnit, noteLogin } from '../units/invoice-unit.repository.ts'
import type { InvoiceUnit, UnitStamp } from '../units/invoice-unit.ts'
import { CHARGES } from '../next-document.ts'
import { hashOfSigned, qrOfSigned, signInvoice } from '../signed-invoice.ts'

export interface ReportOptions {
  readonly db: Db
  readonly unit: InvoiceUnit
  readonly now: Date
  readonly signal: AbortSignal
}

/** What a turn came to. */
export type ReportSummary = {
  readonly reported: number
  readonly cleared: number
  /** The numbers of the documents that were refused. */
  readonly rejected: readonly string[]
  /** The authority could not be reached; the next turn goes on there. */
  readonly isInterrupted: boolean
  /** The authority refuses the unit's login: its certificate has expired, was revoked, or the secret is wrong. */
  readonly isLoginRefused: boolean
}

/** A claim older than this belongs to a process that died; a report takes 20 s at most. */
const CLAIM_MS = 5 * 60_000
/** A refused login is tried again so often: it is settled by people, not by trying. */
const LOGIN_PAUSE_MS = 60 * 60_000

type Claimed = NonNullable<Awaited<ReturnType<typeof claimForReport>>>

/**
 * Reports and clears what a unit issued since, oldest first and one after the other, as the chain wants it. Stops when the
 * authority does not answer or refuses the login. A document that was refused is noted and does not hold up the others.
 */
export async function reportInvoices({ db, unit, now, signal }: ReportOptions): Promise<ReportSummary> {
  const idle = { reported: 0, cleared: 0, rejected: [], isInterrupted: false, isLoginRefused: false }
  const row = await findUnit(db, unit.id)
  const by = await unit.at(db, row?.version ?? 0)
  if (!by.isRegistered || by.login === null) return idle
  if (row?.login_refused_at && row.login_refused_at.getTime() > now.getTime() - LOGIN_PAUSE_MS) return idle
  if (row?.login_refused_at) await noteLogin(db, unit.id, null)
  await releaseLostReports(db, unit.id, new Date(now.getTime() - CLAIM_MS))

  const authority = zatcaAuthority({ ...by.login, certificate: by.stamp.certificate.text })
  const rejected: string[] = []
  let [reported, cleared] = [0, 0]
  while (!signal.aborted) {
    const claimed = await claimForReport(db, unit.id)
    if (!claimed) return { reported, cleared, rejected, isInterrupted: false, isLoginRefused: false }
    const outcome = await sendClaimed(db, authority, by, { claimed, now })
    if (outcome.status === 'LOGIN_REFUSED') {
      await noteLogin(db, unit.id, now)
      return { reported, cleared, rejected, isInterrupted: false, isLoginRefused: true }
    }
    if (outcome.status === 'TRY_LATER') break
    if (outcome.status === 'REPORTED') reported += 1
    else if (outcome.status === 'CLEARED') cleared += 1
    else rejected.push(claimed.number)
  }
  return { reported, cleared, rejected, isInterrupted: true, isLoginRefused: false }
}

async function sendClaimed(
  db: Db,
  authority: TaxAuthority,
  by: UnitStamp,
  { claimed, now }: { claimed: Claimed; now: Date },
): Promise<SendOutcome> {
  const xml = claimed.stamp_due ? await stampAgain(db, by, claimed, now) : claimed.xml
  const sent = { uuid: claimed.id, hash: claimed.hash, xml: xml ?? '' }
  const outcome =
    xml === undefined
      ? { status: 'LOGIN_REFUSED' as const, answer: { error: 'the certificate has expired' } }
      : checked(await (claimed.needs_clearance ? authority.clear(sent) : authority.report(sent)), claimed.hash)
  await settleReport(db, claimed, settledAs(outcome), outcome.answer)
  return outcome
}

function settledAs(outcome: SendOutcome): Settled {
  if (outcome.status === 'CLEARED') return { status: 'CLEARED', xml: outcome.xml, qr: qrOfSigned(outcome.xml) ?? '' }
  const isOver = outcome.status === 'REPORTED' || outcome.status === 'REJECTED'
  return { status: isOver ? outcome.status : 'PENDING' }
}

/** What comes back as cleared must be the document that was sent, with a QR code. */
function checked(outcome: SendOutcome, hash: string): SendOutcome {
  if (outcome.status !== 'CLEARED') return outcome
  if (hashOfSigned(outcome.xml) === hash && qrOfSigned(outcome.xml)) return outcome
  return { status: 'TRY_LATER', answer: { error: 'another document came back than was sent', answer: outcome.answer } }
}

/** Stamps a document with the certificate of now, unless that has expired as well. */
async function stampAgain(db: Db, by: UnitStamp, claimed: Claimed, now: Date): Promise<string | undefined> {
  if (by.expiresAt !== null && by.expiresAt <= now) return undefined
  const { content, id: uuid, issued_at: issuedAt, unit, counter, previous_hash: previousHash } = claimed
  const { hash, ...stamp } = signInvoice(
    { content, uuid, issuedAt, unit, counter, previousHash },
    by.stamp,
    CHARGES,
    now,
  )
  if (hash !== claimed.hash) throw new TypeError(`${claimed.number} cannot be written as it was issued`)
  await replaceStamp(db, claimed, stamp)
  return stamp.xml
}

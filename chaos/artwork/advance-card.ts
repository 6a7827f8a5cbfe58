import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Card, CardAnswers } from './card.ts'
import type { CardShop } from './card-shop.ts'

/** A card is sent in so many pieces. */
const PIECES = 4

type Say = (answers: CardAnswers) => Promise<void>
type Step = { readonly shop: CardShop; readonly card: Card; readonly say: Say }

/**
 * Takes a card from where it stands to its approval, as its customer and the desk do: sent in pieces, opened, checked, fixed,
 * put into its line, proofed, signed off. Everything is asked again that was not answered.
 */
export async function advanceCard(shop: CardShop, card: Card, say: Say): Promise<void> {
  const step = { shop, card, say }
  const versionId = card.answers.versionId ?? (await send(step))
  await opened(step, versionId)
  const fixedId = card.answers.fixedId ?? (await fix(step, versionId))
  await opened(step, fixedId)
  await putIntoLine(step, fixedId)
  await approve(step)
}

const ownerOf = ({ customerId }: Card) => ({ kind: 'CUSTOMER', customerId }) as const

/** The value of a result that must be one. */
function valueOf<Value>(
  what: string,
  result: { ok: true; value: Value } | { ok: false; error: { code: string } },
): Value {
  if (!result.ok) throw new Error(`${what}: ${result.error.code}`)
  return result.value
}

async function send({ shop: { artwork }, card, say }: Step): Promise<string> {
  const owner = ownerOf(card)
  const bytes = await readFile(card.path)
  let { uploadId } = card.answers
  if (uploadId === undefined) {
    const begun = await artwork.uploads.begin(owner, { name: 'card.pdf', byteLength: bytes.length })
    uploadId = valueOf('begin', begun).id
    await say({ uploadId })
  }
  // None any more: it was finished, and its customer has not read the answer.
  const upload = await artwork.uploads.find(owner, uploadId)
  if (upload && upload.byteOffset < (card.answers.offset ?? 0))
    await say({ wrong: `${upload.byteOffset} bytes are there of ${card.answers.offset} that had arrived` })
  let offset = upload?.byteOffset ?? bytes.length
  while (offset < bytes.length) {
    const piece = bytes.subarray(offset, offset + Math.ceil(bytes.length / PIECES))
    offset = valueOf('append', await artwork.uploads.append(owner, uploadId, offset, { source: once(piece) }))
    await say({ offset })
  }
  const { id } = valueOf('finish', await artwork.artwork.finish(owner, uploadId))
  await say({ versionId: id })
  return id
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Waits until a version is opened, by this process or another. */
async function opened({ shop: { artwork }, card }: Step, versionId: string): Promise<void> {
  for (;;) {
    await artwork.openings.open(versionId)
    const version = await artwork.artwork.find(ownerOf(card), versionId)
    if (!version) throw new Error('a version is gone')
    if (version.state !== 'RECEIVED' && version.state !== 'OPENING') return
    await sleep(20)
  }
}

async function fix({ shop: { artwork }, card, say }: Step, versionId: string): Promise<string> {
  const owner = ownerOf(card)
  const variant = { variantId: card.variantId, features: [] }
  const checked = await artwork.checks.check(owner, versionId, variant)
  // Its opener was killed twice: such a file is a person's for good, and is printed as it was sent.
  if (!checked.ok) return versionId
  const offered = [...new Set(checked.value.findings.flatMap(({ fix: each }) => each ?? []))]
  // The same where it was killed twice before it was checked: such a check offers nothing.
  if (offered.length === 0) return versionId
  const fixed = await artwork.fixes.fix(owner, versionId, variant, offered)
  // The process that fixes was killed: as for a customer, it is asked again later.
  if (!fixed.ok) throw new Error(`fix: ${fixed.error.code}`)
  await say({ fixedId: fixed.value.id })
  return fixed.value.id
}

async function putIntoLine({ shop: { artwork }, card }: Step, versionId: string): Promise<void> {
  const lines = await artwork.orderFiles.read(card.customerId, card.orderId)
  if (lines?.[0]?.version_ids.join() === versionId) return
  const place = { orderId: card.orderId, position: 0, ids: [versionId], layout: { faces: [], pieces: [] } }
  valueOf('put into the line', await artwork.orderFiles.set(card.customerId, place))
}

/** What the desk does, from wherever the line stands. */
async function approve({ shop: { desk }, card, say }: Step): Promise<void> {
  const author = { via: 'OFFICE', staffId: card.staffId, sessionId: null } as const
  const name = { number: card.number, position: 0 }
  for (;;) {
    const file = await desk.reader.line(name)
    if (!file) throw new Error('a line is gone')
    const { state, version } = file.line
    const seen = { ...name, version }
    if (state === 'APPROVED') return say({ isApproved: true })
    if (state === 'PROOF_SENT') {
      valueOf('sign off', await desk.desk.signOff(author, seen, { name: 'Chaos', reason: 'By phone' }))
    } else if (state === 'PROOFING') {
      const sent = valueOf('send proof', await desk.desk.sendProof(author, seen, { message: null, answers: [] }))
      await say({ proof: sent.number })
    } else {
      const passed = await desk.desk.pass(author, seen)
      if (!passed.ok) valueOf('overrule', await desk.desk.overrule(author, seen, 'Looked at by eye'))
    }
  }
}

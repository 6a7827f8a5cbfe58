import type { ProofView as Answer } from '#contract/proofs/proof.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { chosenGround } from '#domain/preview/ground.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import type { DigestedSpec } from '#services/artwork/print-spec/print-specs.ts'
import type { ProofDetails, ProofGoods, ProofView } from '#services/proofs/links/customer-proofs.service.ts'
import { presentFaces, presentShot } from '../artwork/artwork.presenter.ts'

/** A proof as its customer sees it: nothing of the account, and no way to reach who ordered. */
export function presentProof(view: ProofView, language: Language): Answer {
  const { line, goods, proof, previous, clock } = view
  return {
    order: line.number,
    name: inLanguage(line.name, language),
    quantity: line.quantity,
    facts: factsOf(goods, language),
    city: goods.address && inLanguage(goods.address.city, language),
    proof: proof ? presentOne(proof) : null,
    previous: previous ? presentOne(previous) : null,
    blankFaces: [...view.blankFaces],
    ground: view.ground,
    isSeenOnProduct: view.isSeenOnProduct,
    words: view.words,
    clock: clock
      ? { approveBy: riyadhTimestamp(clock.approveBy), ready: clock.ready, otherwise: clock.otherwise }
      : null,
    readyBy: line.ready_by,
    contact: view.contact,
    waitsFor: waitsFor(line),
    question: line.state === 'NEEDS_CHANGES' ? line.note : null,
    files: [...view.files.names],
    takesFile: view.files.isOpen,
    isOwner: view.isOwner,
  }
}

/** A product with what its proof is laid on. */
export const presentProduct = ({ spec, shots, colours }: DigestedSpec) => ({
  faces: presentFaces(spec),
  shots: shots.map(presentShot),
  colour: chosenGround(colours) ?? null,
})

/** Which file the line waits for; none while the shop designs it. */
function waitsFor({ state, is_to_be_designed: isOurs }: ProofView['line']): Answer['waitsFor'] {
  if (isOurs) return null
  return state === 'AWAITING_ARTWORK' ? 'FILE' : state === 'NEEDS_CHANGES' ? 'CHANGE' : null
}

const presentOne = ({
  number,
  state,
  hash,
  is_of_new_file: isOfNewFile,
  message,
  decided_at: decided,
  signed,
  pages,
  pins,
  fixes,
  lines,
}: ProofDetails) => ({
  number,
  state,
  hash,
  isOfNewFile,
  message,
  decidedAt: decided && riyadhTimestamp(decided),
  signedBy: signed?.name ?? null,
  pages: pages.map(({ sheet, ...page }) => ({ ...page, corner: sheet ? cornerOf({ ...sheet, ...page.trim }) : 0 })),
  pins: pins.map(({ number: nth, position, page, x, y, text, answer }) => ({
    number: nth,
    file: position,
    page,
    x,
    y,
    text,
    answer,
  })),
  fixes: [...fixes],
  read: [...lines],
})

function factsOf({ variant, features }: ProofGoods, language: Language) {
  const chosen = features.map(({ name, choices, value }) => ({
    label: inLanguage(name, language),
    value: [...choices.map((choice) => inLanguage(choice, language)), ...(value === null ? [] : [value])].join(
      language === 'ar' ? '، ' : ', ',
    ),
  }))
  return variant ? [{ label: '', value: inLanguage(variant, language) }, ...chosen] : chosen
}

import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import { DESK_ACTIONS, refusalOf } from '#domain/artwork/desk-actions.ts'
import type { Language } from '#domain/language.ts'
import { imposeSpec } from '#domain/imposition/step-and-repeat.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { PageFacts } from '#domain/preflight/file-facts.ts'
import { measurePage } from '#domain/preflight/page-measures.ts'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import type { ProofDetails } from '#services/proofs/links/customer-proofs.service.ts'
import type { DeskFile, DeskLineFile, QueuedLine } from '#services/proofs/desk/desk-reader.service.ts'
import { deskLineOf, lineCode } from '#services/proofs/desk/line-work.ts'

const instant = (at: Date | null): string | null => at && riyadhTimestamp(at)

export const presentQueued = (line: QueuedLine, language: Language) => ({
  code: lineCode(line),
  customer: line.customer,
  name: inLanguage(line.name, language),
  quantity: line.quantity,
  deadline: riyadhTimestamp(line.deadline),
  urgent: line.urgent,
  held: line.held,
  state: line.state,
  since: riyadhTimestamp(line.since),
  errors: line.errors,
  warnings: line.warnings,
  isDesign: line.isDesign,
  designer: line.designer,
  picture: line.picture,
})

/** A line with everything that the desk decides by. */
export function presentLine(
  { line, goods, files, versions, blankFaces, ground, proofs, history }: DeskLineFile,
  language: Language,
) {
  const desk = deskLineOf(line)
  return {
    code: lineCode(line),
    order: line.number,
    version: line.version,
    state: line.state,
    policy: line.policy,
    note: goods.note,
    isDesign: line.is_to_be_designed,
    designer: line.designer,
    customer: goods.customer,
    name: inLanguage(line.name, language),
    variant: goods.variant && inLanguage(goods.variant, language),
    features: goods.features.map(({ name, choices, value }) => ({
      name: inLanguage(name, language),
      choices: choices.map((choice) => inLanguage(choice, language)),
      value,
    })),
    notes: goods.notes,
    quantity: line.quantity,
    due: line.ready_by,
    urgent: line.urgent,
    held: line.hold_reason,
    files: files.map((file) => presentDeskFile(file, versions)),
    blankFaces: [...blankFaces],
    ground,
    proofs: proofs.map(presentProof),
    history: history.map(({ from_state: from, to_state: to, at, ...event }) => ({
      from,
      to,
      at: riyadhTimestamp(at),
      ...event,
    })),
    actions: DESK_ACTIONS.map((action) => ({ action, refusal: refusalOf(action, desk) ?? null })),
  }
}

const presentDeskFile = (
  { facts, check, createdAt, lines, pictures, ...file }: DeskFile,
  versions: DeskLineFile['versions'],
) => ({
  ...file,
  versions: versions
    .filter(({ position }) => position === file.position)
    .map(({ version, number, source, by, createdAt: sent, pages, fixes, fixedFrom }) => ({
      version,
      number,
      source,
      by,
      sentAt: riyadhTimestamp(sent),
      pages: [...pages],
      fixes: [...fixes],
      fixedFrom,
    })),
  sentAt: riyadhTimestamp(new Date(createdAt)),
  fonts: {
    count: facts?.fonts.length ?? 0,
    missing: facts?.fonts.filter(({ isEmbedded }) => !isEmbedded).length ?? 0,
  },
  pages: pictures.map((picture) => ({
    ...picture,
    measured: measuredOf(
      facts?.pages.find(({ number }) => number === picture.page),
      check,
    ),
  })),
  sheets: (check?.spec.faces ?? []).map(({ code, sheet }) => {
    const { width, height, shape, bleed, safe } = sheet
    return { face: code, width, height, shape, corner: cornerOf(sheet), bleed, safe }
  }),
  upOnSheet: (check && imposeSpec(check.spec)?.front.length) ?? null,
  lines: lines.map(({ text }) => text),
  verdict: check?.verdict ?? null,
  isConfirmed: (check?.confirmedAt ?? null) !== null,
  findings: [...(check?.findings ?? [])],
})

/** What opening the file measured on a page, as large as it is printed. */
function measuredOf(page: PageFacts | undefined, check: DeskFile['check']) {
  if (!page) return null
  const { colours, ...measured } = measurePage(page, check?.spec)
  return { ...measured, colours: [...colours] }
}

const presentProof = ({
  id: _id,
  sent_at: sent,
  decided_at: decided,
  signed,
  pages: _pages,
  lines: _lines,
  fixes: _fixes,
  is_of_new_file: _isOfNewFile,
  ...proof
}: ProofDetails) => ({
  ...proof,
  sentAt: instant(sent),
  decidedAt: instant(decided),
  signedBy: signed?.name ?? null,
  pins: [...proof.pins],
})

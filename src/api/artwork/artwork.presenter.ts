import type { ArtworkView } from '#contract/artwork/artwork.ts'
import type { CheckView } from '#contract/artwork/check.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { cornerOf } from '#domain/print-spec/print-sheet.ts'
import { err } from '#domain/result.ts'
import type { Shot } from '#domain/preview/shot.ts'
import type { ArtworkCheck } from '#services/artwork/checks/checks.service.ts'
import type { ArtworkVersion } from '#services/artwork/files/artwork.service.ts'
import { notFound } from '../refusal.ts'

/** Lines of text that are read back; a book is not. */
const MAX_LINES = 60

/** A version as its owner sees it. */
export const presentArtwork = (version: ArtworkVersion): ArtworkView => ({
  id: version.id,
  fileId: version.artwork_id,
  number: version.number,
  source: version.source,
  fixedFrom: version.fixed_from,
  name: version.label,
  byteLength: version.byte_length,
  state: version.state,
  contents: version.contents && [...version.contents],
  isScannerAway: version.is_scanner_away,
  kind: version.kind,
  refusedFormat: version.refused_format,
  pageCount: version.page_count,
  files: version.entries.map(({ index, name, byteLength }) => ({ index, name, byteLength })),
  pictures: [...version.pictures],
  lines: version.lines.slice(0, MAX_LINES).map(({ page, text, isArabic }) => ({ page, text, isArabic })),
  sentAt: riyadhTimestamp(version.created_at),
  deleteAfter: riyadhTimestamp(version.delete_after),
  usedIn: [...version.used_in],
  opened: version.opened.map(({ at, actor }) => ({ at: riyadhTimestamp(new Date(at)), actor })),
})

/** The answer about a version that was looked for: its owner may have none of that id. */
export const presentFound = (version: ArtworkVersion | undefined) =>
  version ? presentArtwork(version) : err(notFound('artwork'))

/** A check with what is drawn around the pages. */
export const presentCheck = (
  { verdict, findings, spec, pages, shots, metal, colours, inks, isEngraved, confirmed_at: confirmedAt }: ArtworkCheck,
  language: Language,
): CheckView => ({
  verdict,
  findings: findings.map((found) => ({ ...found, facts: { ...found.facts } })),
  faces: presentFaces(spec),
  pages: pages.map(({ number, width, height, room, layers }) => ({
    page: number,
    width,
    height,
    room: { ...room },
    layers: [...layers],
  })),
  shots: shots.map(presentShot),
  metal,
  colours: colours.map(({ name, ...colour }) => ({ name: inLanguage(name, language), ...colour })),
  inks,
  isEngraved,
  confirmedAt: confirmedAt && riyadhTimestamp(confirmedAt),
})

export const presentShot = ({ code, version, width, height, white, regions }: Shot): CheckView['shots'][number] => ({
  code,
  version,
  width,
  height,
  white,
  regions: regions.map(({ face, box, light, texels }) => ({
    face,
    box: { ...box },
    light: [...light],
    texels: { ...texels },
  })),
})

/** The sides of a product, in the order of the pages of a file. */
export const presentFaces = ({ faces }: ArtworkCheck['spec']): CheckView['faces'] =>
  faces.map(({ code, sheet }) => {
    const { width, height, bleed, safe, shape, scale } = sheet
    return { code, width, height, bleed, safe, shape, corner: cornerOf(sheet), scale }
  })

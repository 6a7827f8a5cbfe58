import { workingDaysBefore } from '#domain/calendar/ready-by.ts'
import type { WorkCalendar } from '#domain/calendar/ready-by.ts'
import { isCutToSize } from '#domain/print-spec/print-method.ts'
import type { StationKind } from '#domain/production/station.ts'
import type { PrintedText } from '#integrations/documents/sales-document.ts'
import type { PassportStation } from '#integrations/documents/workshop-paper.ts'
import type { StationRow } from '../station.repository.ts'
import { PAPER_WORDS as WORDS } from './paper-words.ts'
import type { PassportLine } from './passport.repository.ts'
import type { MadePieces } from './passport-sheet.ts'
import { placesOf } from './printed-faces.ts'
import { dayInBoth, inBoth, pieces } from './ticket-sheet.ts'

type Parts = { readonly stations: readonly StationRow[]; readonly calendar: WorkCalendar }

/** The stations of a line, each with what is done there and its day: a line passes one a working day. */
export function passportStations(
  line: PassportLine,
  { stations, calendar }: Parts,
  made: MadePieces,
): PassportStation[] {
  return line.route.flatMap((id, index) => {
    const station = stations.find((each) => each.id === id)
    if (!station) return []
    const done = line.done.find((each) => each.station === id)
    const left = line.route.length - 1 - index
    return {
      kind: station.kind,
      name: inBoth(station.name),
      what: workAt(station.kind, line, made),
      by: dayInBoth(workingDaysBefore(line.due, left, calendar)),
      count: done && done.good + done.spoilt > 0 ? `${pieces(done.good)} / ${pieces(done.spoilt)}` : '',
      who: done?.who ?? '',
    }
  })
}

function workAt(kind: StationKind, line: PassportLine, { layout, spare }: MadePieces): PrintedText {
  const spec = line.files[0]?.spec
  const isCut = !spec || isCutToSize(spec.method)
  const sheet = isCut ? spec?.faces[0]?.sheet : undefined
  switch (kind) {
    case 'PREPRESS':
      return layout
        ? { en: `Impose ${layout.up} up`, ar: `ترتيب ${layout.up} في الفرخ` }
        : sheet
          ? WORDS.oneByOne
          : WORDS.prepare
    case 'PRINT':
      return inksOf(line)
    case 'FINISH':
      return sheet
        ? { en: `Cut to ${sheet.width} × ${sheet.height} mm`, ar: `القص إلى ${sheet.width} × ${sheet.height} مم` }
        : isCut
          ? WORDS.finish
          : WORDS.finishOnly
    case 'QC':
      return WORDS.compare
    case 'PACK':
      return spare > 0 ? WORDS.packWithSpare : WORDS.pack
  }
}

/** Four inks on each side of paper, or the places that are printed on what is not cut, and what is printed besides. */
function inksOf({ files, material }: PassportLine): PrintedText {
  const spec = files[0]?.spec
  const inks = spec && spec.faces.length > 1 ? '4/4' : '4/0'
  const sides = spec && !isCutToSize(spec.method) ? placesOf(files) : { en: inks, ar: inks }
  const layers = spec?.layers ?? []
  const extra = layers.length > 0 ? ` + ${layers.join(' + ')}` : ''
  const on = material && inBoth(material)
  return { en: `${sides.en}${extra}${on ? `, ${on.en}` : ''}`, ar: `${sides.ar}${extra}${on ? `، ${on.ar}` : ''}` }
}

import type { PrintSpec } from '../print-spec/print-spec.ts'
import { checkMarks, checkPhones, checkText } from './arabic-rules.ts'
import { checkColours, checkLayers } from './colour-rules.ts'
import type { FileFacts, PageFacts } from './file-facts.ts'
import { checkFile } from './file-rules.ts'
import { finding, type Finding, type Severity } from './finding.ts'
import { checkLines } from './line-rules.ts'
import { fitOf } from './page-fit.ts'
import { checkPage, checkPageCount, checkSameSize, sheetOfPage } from './page-rules.ts'
import { checkPictures } from './picture-rules.ts'
import { placedPicture } from './placed-picture.ts'

/** Counts up with every change of what the rules say: a check by older ones is repeated. */
export const RULES_VERSION = 6

/** In the order in which findings are shown. */
const SEVERITIES: readonly Severity[] = ['ERROR', 'WARNING', 'NOTE']

/**
 * Everything a printer would say about a file for one order line, worst first. Pure: facts are read once when the file is
 * opened, so another size or finish asks again without opening it.
 */
export function checkArtwork(facts: FileFacts, spec: PrintSpec): readonly Finding[] {
  const file = checkFile(facts)
  if (facts.isDamaged || facts.isLocked || facts.pages.length === 0) return file
  const findings = [
    ...file,
    ...checkPageCount(facts, spec),
    ...checkLayers(facts, spec),
    ...checkPhones(facts),
    ...(spec.faces.length > 1 ? checkSameSize(facts, spec) : []),
    ...facts.pages.flatMap((page) => checkOnePage(page, spec)),
  ]
  return findings.toSorted((one, other) => rank(one) - rank(other))
}

function checkOnePage(page: PageFacts, spec: PrintSpec): readonly Finding[] {
  const sheet = sheetOfPage(spec, page.number)
  if (!sheet) return []
  const placed = placedPicture(page, sheet)
  const { scale } = fitOf(placed, sheet)
  return [
    ...checkPage(placed, sheet),
    ...(placed.printedComments > 0 ? [finding('file-comments', { page: page.number })] : []),
    ...checkPictures(placed, spec.limits, scale),
    ...checkColours(placed, spec),
    ...checkLines(placed, spec.limits, scale),
    ...checkText(placed),
    ...checkMarks(placed, spec.limits, scale),
  ]
}

const rank = ({ severity }: Finding): number => SEVERITIES.indexOf(severity)

import { PACKAGE_REFUSALS } from '#domain/artwork/package-files.ts'
import { sameFindings } from '#domain/preflight/same-findings.ts'
import type { Translate } from '#ui/i18n/messages.ts'
import type { Artwork, Check } from './artwork-calls.ts'
import { isPrintedName } from './artwork-kinds.ts'

/** How a file stands in words, and how it looks: in order, worth a look, to be fixed, or still under way. */
export type FileState = {
  readonly tone: 'good' | 'look' | 'must' | 'wait'
  readonly title: string
  readonly text?: string | undefined
  /** Whether there is something to be seen. */
  readonly hasMore: boolean
}

const REFUSED = [
  'WORD',
  'POWERPOINT',
  'INDESIGN',
  'CORELDRAW',
  'HEIC',
  'EMPTY',
  'SCRIPTED_SVG',
  'INFECTED',
  ...PACKAGE_REFUSALS,
] as const

/** Whether it is a package, of whose files some can be printed. */
export const isPackage = ({ files }: Artwork): boolean => files.some(({ name }) => isPrintedName(name))

/**
 * Who still changes a file: its customer, or the shop, to which that was left; null once it is approved or in production. Only of
 * customers is anything asked.
 */
export type ChangedBy = 'CUSTOMER' | 'SHOP' | null

type Checked = {
  /** For the configuration that the file is printed for; undefined while it is opened. */
  readonly check: Check | undefined
  readonly changedBy: ChangedBy
}

/** How a version stands. */
export function fileState(t: Translate<'artwork'>, artwork: Artwork, { check, changedBy }: Checked): FileState {
  if (isPackage(artwork)) return { tone: 'look', title: t('package'), text: t('packageText'), hasMore: false }
  if (artwork.files.length > 0) return { tone: 'must', title: t('refused'), text: t('packageEmpty'), hasMore: false }
  if (artwork.state === 'REFUSED') {
    const format = REFUSED.find((each) => each === artwork.refusedFormat) ?? 'OTHER'
    return { tone: 'must', title: t('refused'), text: t(`refused-${format}`), hasMore: false }
  }
  if (artwork.isScannerAway)
    return { tone: 'wait', title: t('scannerAway'), text: t('scannerAwayText'), hasMore: false }
  if (!check) return { tone: 'wait', title: t('opening'), hasMore: false }
  const count = (severity: string) => sameFindings(check.findings).filter(([each]) => each.severity === severity).length
  const [errors, warnings] = [count('ERROR'), count('WARNING')]
  if (changedBy === null) return { tone: 'good', title: t('printed'), hasMore: true }
  if (changedBy === 'SHOP')
    return { tone: 'wait', title: t('startFrom'), text: errors > 0 ? t('startFromText') : undefined, hasMore: true }
  const toLook = warnings > 0 ? t('toLook', { count: warnings }) : undefined
  if (errors > 0) return { tone: 'must', title: t('toFix', { count: errors }), text: toLook, hasMore: true }
  if (check.confirmedAt !== null) return { tone: 'good', title: t('seen'), hasMore: true }
  if (check.verdict === 'NEEDS_PERSON')
    return { tone: 'wait', title: t('person'), text: t('personText'), hasMore: true }
  if (toLook !== undefined) return { tone: 'look', title: toLook, hasMore: true }
  // A good file is asked nothing: how its words were read is offered, not demanded.
  return {
    tone: 'good',
    title: t('ready'),
    text: t(artwork.lines.length > 0 ? 'readyToRead' : 'readyText'),
    hasMore: true,
  }
}

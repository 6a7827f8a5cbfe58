import { PDFDict } from '@cantoo/pdf-lib'
import type { FileFacts } from '#domain/preflight/file-facts.ts'
import { dictOf, entry, inherited, itemsOf, keysOf, nameOf, numberOf, type Held } from './objects.ts'

/** Actions that lead to another place and do nothing else. */
const HARMLESS = new Set(['URI', 'GoTo', 'GoToR', 'Named', 'Thread'])
/** Annotations that are no comments: links, fields of forms, and what printers put beside the page. */
const NO_COMMENTS = new Set(['Link', 'Widget', 'Popup', 'PrinterMark', 'TrapNet'])
const HIDDEN = 2
const PRINTED = 4

/** What a document does besides being drawn. Nothing of it goes on to be printed. */
export function activeContent(
  catalog: Held,
  pages: readonly PDFDict[],
): Pick<FileFacts, 'form' | 'hasActions' | 'hasAttachments'> {
  const names = entry(catalog, 'Names')
  const hasScripts = keysOf(catalog).includes('AA') || entry(names, 'JavaScript') !== undefined
  const isAttached = pages.some((page) => annotations(page).some((one) => subtype(one) === 'FileAttachment'))
  return {
    form: formOf(entry(catalog, 'AcroForm')),
    hasActions: hasScripts || isHarmful(entry(catalog, 'OpenAction')) || pages.some(hasActions),
    hasAttachments: entry(names, 'EmbeddedFiles') !== undefined || isAttached,
  }
}

function formOf(form: Held): FileFacts['form'] {
  if (entry(form, 'XFA') !== undefined) return 'XFA'
  return itemsOf(entry(form, 'Fields')).length > 0 ? 'FORM' : 'NONE'
}

const annotations = (page: PDFDict): readonly PDFDict[] =>
  itemsOf(entry(page, 'Annots')).filter((annotation) => annotation instanceof PDFDict)

const subtype = (annotation: PDFDict): string => nameOf(entry(annotation, 'Subtype')) ?? ''

const hasActions = (page: PDFDict): boolean =>
  keysOf(page).includes('AA') ||
  annotations(page).some((annotation) => keysOf(annotation).includes('AA') || isHarmful(entry(annotation, 'A')))

const isHarmful = (action: Held): boolean =>
  dictOf(action) !== undefined && !HARMLESS.has(nameOf(entry(action, 'S')) ?? '')

/** Comments on a page that a printer would print. */
export const printedComments = (page: PDFDict): number =>
  annotations(page).filter((annotation) => {
    const flags = numberOf(entry(annotation, 'F')) ?? 0
    return !NO_COMMENTS.has(subtype(annotation)) && (flags & PRINTED) !== 0 && (flags & HIDDEN) === 0
  }).length

/** Whether Illustrator keeps its own drawing beside the pages. */
export const isIllustrator = ([page]: readonly PDFDict[]): boolean =>
  page !== undefined && entry(inherited(page, 'PieceInfo'), 'Illustrator') !== undefined

import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFContext } from '@cantoo/pdf-lib'
import { entry, nameOf, rawEntry, type Held } from '../../artwork-opener/pdf/objects.ts'
import { contentBytes } from '../content/content-bytes.ts'
import { rewriteContent } from '../content/rewrite-content.ts'

/** Forms in forms; deeper than this is a loop. */
const MAX_DEPTH = 12
const SHOWS_TEXT = new Set(['Tj', 'TJ', "'", '"'])

/**
 * A copy of a form that draws everything but its letters, the forms inside it included: letters in a mirrored bleed would be
 * half ones, and would be read as text of the page.
 */
export function formWithoutText(context: PDFContext, form: PDFRef): PDFRef {
  return copyOf(context, form, new Map(), 0)
}

function copyOf(context: PDFContext, reference: PDFRef, copies: Map<string, PDFRef>, depth: number): PDFRef {
  const known = copies.get(String(reference))
  const form = context.lookup(reference)
  if (known || depth > MAX_DEPTH || !(form instanceof PDFRawStream)) return known ?? reference
  const copy = context.nextRef()
  copies.set(String(reference), copy)
  const bytes = rewriteContent(contentBytes(form), ({ operator }) => (SHOWS_TEXT.has(operator) ? '' : undefined))
  const stream = context.flateStream(bytes)
  for (const [key, value] of form.dict.entries()) {
    if (!['Filter', 'DecodeParms', 'Length'].includes(key.decodeText())) stream.dict.set(key, value)
  }
  const resources = entry(form, 'Resources')
  if (resources instanceof PDFDict)
    stream.dict.set(PDFName.of('Resources'), resourcesOf(context, resources, copies, depth))
  context.assign(copy, stream)
  return copy
}

function resourcesOf(context: PDFContext, resources: PDFDict, copies: Map<string, PDFRef>, depth: number): PDFDict {
  const copy = resources.clone(context)
  const objects = entry(resources, 'XObject')
  if (!(objects instanceof PDFDict)) return copy
  const copied = objects.clone(context)
  for (const key of objects.keys()) {
    const held: Held = rawEntry(objects, key.decodeText())
    if (held instanceof PDFRef && nameOf(entry(context.lookup(held), 'Subtype')) === 'Form') {
      copied.set(key, copyOf(context, held, copies, depth + 1))
    }
  }
  copy.set(PDFName.of('XObject'), copied)
  return copy
}

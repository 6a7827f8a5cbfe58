import { PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import { isGuideLayer } from '#domain/preflight/guide-layers.ts'
import { dictOf, entry, nameOf, rawEntry, textOf, type Held } from '../artwork-opener/pdf/objects.ts'
import { contentBytes } from './content/content-bytes.ts'
import { pictureInInks } from './colour/convert-picture.ts'
import { shadingToInks } from './colour/convert-shading.ts'
import { contentFixes, KNOCKOUT, OVERPRINT, type ContentFixing } from './content/content-fixes.ts'
import { rewriteContent } from './content/rewrite-content.ts'
import { pageContents } from './pages/page-contents.ts'

/** Carries out the fixes of all that pages draw: their own content, forms, patterns, pictures, gradients. */
export async function fixContents(
  document: PDFDocument,
  fixing: Omit<ContentFixing, 'context' | 'isGuide'>,
): Promise<void> {
  const { context } = document
  const whole: ContentFixing = { ...fixing, context, isGuide: (resources, name) => isGuide(resources, name) }
  for (const page of document.getPages()) {
    const resources = page.node.Resources() ?? context.obj({})
    page.node.set(PDFName.of('Resources'), resources)
    const bytes = rewriteContent(pageContents(page), contentFixes(whole, resources))
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(bytes)))
    addSwitches(resources, bytes)
  }
  const first = document.getPages()[0]?.node.Resources()
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    await fixObject(whole, reference, object, first)
  }
}

async function fixObject(fixing: ContentFixing, reference: PDFRef, object: PDFObject, usual: Held): Promise<void> {
  const { context, fixes, press } = fixing
  const toInks = fixes.has('TO_CMYK')
  if (toInks && isScreenGroup(object)) groupToInks(object)
  if (toInks) for (const shading of shadingsOf(object)) shadingToInks(context, shading, press)
  if (!(object instanceof PDFRawStream)) return
  const kind = nameOf(entry(object, 'Subtype'))
  if (kind === 'Image' && toInks) {
    const converted = await pictureInInks(context, object, press)
    if (converted) context.assign(reference, converted)
  } else if (kind === 'Form' || nameOf(entry(object, 'Type')) === 'Pattern')
    rewriteForm(fixing, reference, object, usual)
}

function rewriteForm(fixing: ContentFixing, reference: PDFRef, form: PDFRawStream, usual: Held): void {
  const { context } = fixing
  const own = entry(form, 'Resources')
  const bytes = rewriteContent(contentBytes(form), contentFixes(fixing, own ?? usual))
  const dict = form.dict.clone(context)
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(PDFName.of(key))
  const rewritten = context.flateStream(bytes)
  for (const [key, value] of dict.entries()) rewritten.dict.set(key, value)
  context.assign(reference, rewritten)
  if (own instanceof PDFDict) addSwitches(own, bytes)
}

/** Adds what switches overprint to the resources of a stream that uses it. */
function addSwitches(resources: PDFDict, bytes: Uint8Array): void {
  const { context } = resources
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const [name, isOn] of [
    [OVERPRINT, true],
    [KNOCKOUT, false],
  ] as const) {
    if (!written.includes(`/${name} gs`)) continue
    const held = entry(resources, 'ExtGState')
    const states = held instanceof PDFDict ? held : context.obj({})
    states.set(PDFName.of(name), context.obj({ Type: 'ExtGState', OP: isOn, op: isOn, OPM: 1 }))
    resources.set(PDFName.of('ExtGState'), states)
  }
}

function isGuide(resources: Held, name: string): boolean {
  const layer = textOf(entry(entry(entry(resources, 'Properties'), name), 'Name'))
  return layer !== undefined && isGuideLayer(layer)
}

const isScreenGroup = (object: PDFObject): boolean =>
  nameOf(entry(entry(object, 'Group'), 'S')) === 'Transparency' &&
  nameOf(rawEntry(entry(object, 'Group'), 'CS')) !== 'DeviceCMYK'

function groupToInks(object: PDFObject): void {
  dictOf(entry(object, 'Group'))?.set(PDFName.of('CS'), PDFName.of('DeviceCMYK'))
}

/** The gradients of an object: itself, that of a pattern, or those in its resources. */
function shadingsOf(object: PDFObject): readonly PDFDict[] {
  const dict = dictOf(object)
  if (!dict) return []
  if (rawEntry(dict, 'ShadingType')) return [dict]
  const named = dictOf(entry(entry(dict, 'Resources'), 'Shading'))
  const listed = named ? named.keys().map((key) => dictOf(named.lookup(key))) : []
  return [dictOf(entry(dict, 'Shading')), ...listed].filter((shading) => shading !== undefined)
}

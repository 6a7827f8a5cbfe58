import { PDFDict, PDFName, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { PDFContext, PDFObject } from '@cantoo/pdf-lib'
import { entry, inherited, isTrue, keysOf, nameOf, rawEntry, resolved, type Held } from '../pdf/objects.ts'
import { readLayers } from '../pdf/layers.ts'
import { contentOf } from '../pdf/read-page.ts'
import { readSpace } from '../pdf/read-space.ts'
import { PdfResources, type FileParts } from '../pdf/resources.ts'
import { streamBytes } from '../pdf/stream-bytes.ts'
import { greyOf, inkContent, NOTHING } from './ink-content.ts'
import { beginning, SUM, type InkView } from './ink-view.ts'
import { inkPicture } from './ink-picture.ts'
import { inkSpace } from './ink-space.ts'

/** Blending that takes ink away or leaves it; others make a grey darker than any ink is. */
const BLENDS = new Set(['Normal', 'Compatible', 'Multiply'])

/** Rewrites pages in place so that they draw their inks as grey: the sum of them, or one. */
export class InkCopy {
  readonly #context: PDFContext
  readonly #file: FileParts
  readonly #view: InkView
  readonly #done = new Set<Held>()
  /** Pictures that are drawn. */
  readonly #drawn = new Set<Held>()

  constructor(context: PDFContext, catalog: PDFDict, view: InkView = SUM) {
    this.#context = context
    this.#view = view
    this.#file = { context, layers: readLayers(context, catalog), fonts: new Map() }
  }

  /** False for a page whose letters are drawings with colours of their own. */
  async rewrite(page: PDFDict): Promise<boolean> {
    const resources = inherited(page, 'Resources')
    if (hasDrawnLetters(resources) && !this.#view.isColoured) return false
    const content = this.#rewritten(contentOf(page), resources)
    // Pages begin with black.
    const grey = this.#view.isColoured ? '0' : greyOf(beginning(this.#view))
    page.set(
      PDFName.of('Contents'),
      this.#context.register(this.#context.stream(Buffer.concat([Buffer.from(`${grey} g ${grey} G\n`), content]))),
    )
    await this.#rewriteResources(resources)
    return true
  }

  /** Leaves the pictures of all other pages out, unless the page stays in its colours. */
  dropOtherPictures(): void {
    if (this.#view.isColoured) return
    for (const [reference, object] of this.#context.enumerateIndirectObjects()) {
      const isPicture = object instanceof PDFStream && nameOf(entry(object, 'Subtype')) === 'Image'
      if (isPicture && !this.#drawn.has(object)) this.#context.delete(reference)
    }
  }

  #rewritten(content: Uint8Array, resources: Held): Uint8Array {
    const names = new PdfResources(this.#file, resources)
    return inkContent(content, (name) => names.space(name), this.#view)
  }

  async #rewriteResources(resources: Held): Promise<void> {
    if (this.#done.has(resources)) return
    this.#done.add(resources)
    if (this.#view.isHidden && resources instanceof PDFDict) this.#addNothing(resources)
    await this.#each(entry(resources, 'XObject'), (object) => this.#object(object, resources))
    await this.#each(entry(resources, 'Pattern'), (pattern) => this.#pattern(pattern, resources))
    await this.#each(entry(resources, 'Shading'), (shading) => this.#shading(shading, resources))
    for (const name of keysOf(entry(resources, 'ExtGState'))) {
      const state = entry(entry(resources, 'ExtGState'), name)
      const isColoured = this.#view.isColoured === true
      if (state instanceof PDFDict && !isColoured && !BLENDS.has(nameOf(entry(state, 'BM')) ?? ''))
        state.delete(PDFName.of('BM'))
    }
  }

  /** Offers the pattern that paints nothing. */
  #addNothing(resources: PDFDict): void {
    const nothing = this.#context.stream('', {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 1, 1],
      XStep: 1,
      YStep: 1,
      Resources: {},
    })
    this.#done.add(nothing)
    const patterns = entry(resources, 'Pattern')
    const offered = patterns instanceof PDFDict ? patterns : this.#context.obj({})
    offered.set(PDFName.of(NOTHING), this.#context.register(nothing))
    resources.set(PDFName.of('Pattern'), offered)
  }

  /** Puts what `change` makes of each entry in its place, once. */
  async #each(dict: Held, change: (held: Held) => Promise<PDFObject | undefined>): Promise<void> {
    if (!(dict instanceof PDFDict)) return
    for (const [key, held] of dict.entries()) {
      const object = resolved(this.#context, held)
      if (this.#done.has(object)) continue
      this.#done.add(object)
      const changed = await change(object)
      if (!changed) continue
      this.#done.add(changed)
      if (held instanceof PDFRef) this.#context.assign(held, changed)
      else dict.set(key, changed)
    }
  }

  async #object(object: Held, resources: Held): Promise<PDFObject | undefined> {
    if (!(object instanceof PDFStream)) return undefined
    return nameOf(entry(object, 'Subtype')) === 'Form'
      ? this.#form(object, resources)
      : this.#picture(object, resources)
  }

  async #form(form: PDFStream, outer: Held): Promise<PDFObject> {
    const resources = entry(form, 'Resources') ?? outer
    const dict = form.dict.clone(this.#context)
    for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(PDFName.of(key))
    const rewritten = PDFRawStream.of(dict, this.#rewritten(streamBytes(form), resources))
    await this.#rewriteResources(resources)
    return rewritten
  }

  async #picture(picture: PDFStream, resources: Held): Promise<PDFObject | undefined> {
    if (isTrue(entry(picture, 'ImageMask')) || this.#view.isColoured) {
      this.#drawn.add(picture)
      return undefined
    }
    const { space } = readSpace(this.#context, rawEntry(picture, 'ColorSpace'), resources)
    const summed =
      space === 'CMYK' && picture instanceof PDFRawStream ? await inkPicture(picture, this.#view) : undefined
    const { width, height, dots } = summed ?? { width: 1, height: 1, dots: new Uint8Array([255]) }
    const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
    const stream = this.#context.flateStream(dots, { ...image, ColorSpace: 'DeviceGray' })
    const mask = rawEntry(picture, 'SMask')
    if (mask) {
      stream.dict.set(PDFName.of('SMask'), mask)
      this.#drawn.add(resolved(this.#context, mask))
    }
    this.#drawn.add(stream)
    return stream
  }

  async #pattern(pattern: Held, resources: Held): Promise<PDFObject | undefined> {
    if (pattern instanceof PDFStream) return this.#form(pattern, resources)
    await this.#shading(entry(pattern, 'Shading'), resources)
    return undefined
  }

  async #shading(shading: Held, resources: Held): Promise<undefined> {
    if (this.#view.isColoured) return undefined
    const dict = shading instanceof PDFStream ? shading.dict : shading
    if (!(dict instanceof PDFDict)) return undefined
    const space = readSpace(this.#context, rawEntry(dict, 'ColorSpace'), resources)
    dict.set(PDFName.of('ColorSpace'), inkSpace(this.#context, space, this.#view))
    return undefined
  }
}

const hasDrawnLetters = (resources: Held): boolean =>
  keysOf(entry(resources, 'Font')).some(
    (name) => nameOf(entry(entry(entry(resources, 'Font'), name), 'Subtype')) === 'Type3',
  )

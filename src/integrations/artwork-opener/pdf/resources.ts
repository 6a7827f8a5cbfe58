import { PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib'
import type { PDFContext } from '@cantoo/pdf-lib'
import { RGB, type Space } from '../walker/colour-space.ts'
import type { Operand } from '../walker/content-tokens.ts'
import type { Font } from '../walker/font.ts'
import type { GraphicsState } from '../walker/graphics-state.ts'
import { IDENTITY, matrixOf } from '../walker/matrix.ts'
import type { DrawnForm, DrawnObject, DrawnPicture, Pattern, Resources } from '../walker/resources.ts'
import { changedBy } from './graphics-parameters.ts'
import type { Layers } from './layers.ts'
import {
  dictOf,
  entry,
  isTrue,
  itemsOf,
  nameOf,
  numberOf,
  numbersOf,
  rawEntry,
  resolved,
  type Held,
} from './objects.ts'
import { readFont } from './read-font.ts'
import { readSpace } from './read-space.ts'
import { streamBytes } from './stream-bytes.ts'

/** What the resources of a whole file share. */
export type FileParts = {
  readonly context: PDFContext
  readonly layers: Layers
  /** Fonts are read once, however many pages use them. */
  readonly fonts: Map<PDFDict, Font>
}

/** Names in content streams, as the dictionary of a page or a form defines them. */
export class PdfResources implements Resources {
  readonly #file: FileParts
  readonly #dict: Held
  readonly #known = new Map<string, unknown>()

  constructor(file: FileParts, dict: Held) {
    this.#file = file
    this.#dict = dict
  }

  space(name: string): Space {
    return this.#once('space', name, () => readSpace(this.#file.context, PDFName.of(name), this.#dict))
  }

  font(name: string): Font | undefined {
    return this.#once('font', name, () => {
      const dict = dictOf(this.#named('Font', name))
      if (!dict) return undefined
      const known = this.#file.fonts.get(dict)
      if (known) return known
      const font = readFont(dict)
      this.#file.fonts.set(dict, font)
      return font
    })
  }

  parameters(name: string, state: GraphicsState): GraphicsState {
    return changedBy(this.#named('ExtGState', name), state, (font) => {
      const dict = dictOf(resolved(this.#file.context, font))
      return dict && readFont(dict)
    })
  }

  object(name: string): DrawnObject | undefined {
    return this.#once('object', name, () => {
      const object = this.#named('XObject', name)
      if (!(object instanceof PDFStream)) return undefined
      const isHidden = this.#file.layers.isHidden(rawEntry(object, 'OC'))
      const isForm = nameOf(entry(object, 'Subtype')) === 'Form'
      const drawn = isForm ? this.#form(object) : this.#picture(object)
      return drawn && { ...drawn, isHidden }
    })
  }

  pattern(name: string): Pattern | undefined {
    return this.#once('pattern', name, () => {
      const pattern = this.#named('Pattern', name)
      if (pattern instanceof PDFStream) {
        return {
          kind: 'TILING' as const,
          isColoured: numberOf(entry(pattern, 'PaintType')) !== 2,
          form: this.#form(pattern),
        }
      }
      const space = this.#spaceOfShading(entry(pattern, 'Shading'))
      return space && { kind: 'SHADING' as const, space }
    })
  }

  shading(name: string): Space | undefined {
    return this.#once('shading', name, () => this.#spaceOfShading(this.#named('Shading', name)))
  }

  isHidden(layer: string): boolean {
    return this.#file.layers.isHidden(rawEntry(entry(this.#dict, 'Properties'), layer))
  }

  inlinePicture(dict: ReadonlyMap<string, Operand>): DrawnPicture | undefined {
    const at = (long: string, short: string) => dict.get(long) ?? dict.get(short)
    const [width, height] = [at('Width', 'W'), at('Height', 'H')]
    if (typeof width !== 'number' || typeof height !== 'number') return undefined
    const isStencil = at('ImageMask', 'IM') === true
    const named = at('ColorSpace', 'CS')
    const bits = at('BitsPerComponent', 'BPC')
    const [first, base] = Array.isArray(named) ? named : [named]
    const name = first === 'I' || first === 'Indexed' ? base : first
    const space = typeof name === 'string' ? this.space(name) : RGB
    const depth = typeof bits === 'number' ? bits : 8
    return {
      kind: 'PICTURE',
      width,
      height,
      bits: isStencil ? 1 : depth,
      space: isStencil ? null : space,
      isMasked: false,
    }
  }

  #picture(stream: PDFStream): DrawnPicture | undefined {
    const [width, height] = [numberOf(entry(stream, 'Width')), numberOf(entry(stream, 'Height'))]
    if (!width || !height) return undefined
    const isStencil = isTrue(entry(stream, 'ImageMask')) ?? false
    const space = rawEntry(stream, 'ColorSpace')
    return {
      kind: 'PICTURE',
      width,
      height,
      bits: isStencil ? 1 : (numberOf(entry(stream, 'BitsPerComponent')) ?? 8),
      // JPEG 2000 may name its colours in the picture itself; those of cameras are RGB.
      space: isStencil ? null : space ? readSpace(this.#file.context, space, this.#dict) : RGB,
      isMasked: entry(stream, 'SMask') !== undefined,
    }
  }

  #form(stream: PDFStream): DrawnForm {
    const own = entry(stream, 'Resources')
    const matrix = itemsOf(entry(stream, 'Matrix'))
    return {
      kind: 'FORM',
      matrix: matrix.length === 6 ? matrixOf(numbersOf(entry(stream, 'Matrix'))) : IDENTITY,
      box: numbersOf(entry(stream, 'BBox')),
      content: () => streamBytes(stream),
      resources: own instanceof PDFDict ? new PdfResources(this.#file, own) : this,
    }
  }

  #spaceOfShading(shading: Held): Space | undefined {
    const space = rawEntry(shading, 'ColorSpace')
    return space && readSpace(this.#file.context, space, this.#dict)
  }

  #named(kind: string, name: string): Held {
    return entry(entry(this.#dict, kind), name)
  }

  #once<Value>(kind: string, name: string, read: () => Value): Value {
    const key = `${kind} ${name}`
    if (!this.#known.has(key)) this.#known.set(key, read())
    return this.#known.get(key) as Value
  }
}

import { PDFRef } from '@cantoo/pdf-lib'
import type { PDFContext } from '@cantoo/pdf-lib'
import { isGuideLayer } from '#domain/preflight/guide-layers.ts'
import { entry, itemsOf, nameOf, rawEntry, rawItemsOf, resolved, textOf, type Held } from './objects.ts'

/** The optional layers of a file. */
export type Layers = {
  readonly names: readonly string[]
  /** Whether a layer, or a group of layers, is not printed: switched off, or a guide of our templates. */
  readonly isHidden: (held: Held) => boolean
}

/** Reads which layers there are, and which its own settings switch off. */
export function readLayers(context: PDFContext, catalog: Held): Layers {
  const properties = entry(catalog, 'OCProperties')
  const settings = entry(properties, 'D')
  const all = rawItemsOf(entry(properties, 'OCGs'))
  const listed = (key: string) => new Set(rawItemsOf(entry(settings, key)).map(String))
  const [on, off] = [listed('ON'), listed('OFF')]
  const areUsuallyOff = nameOf(entry(settings, 'BaseState')) === 'OFF'
  const nameOfLayer = (reference: Held): string => textOf(entry(resolved(context, reference), 'Name')) ?? ''
  const isOff = (reference: Held): boolean => {
    const key = String(reference)
    return isGuideLayer(nameOfLayer(reference)) || (areUsuallyOff ? !on.has(key) : off.has(key))
  }
  const isHidden = (held: Held): boolean => {
    if (!(held instanceof PDFRef)) return isGroupHidden(held, isOff)
    const layer = resolved(context, held)
    return nameOf(entry(layer, 'Type')) === 'OCMD' ? isGroupHidden(layer, isOff) : isOff(held)
  }
  return {
    names: [...new Set(all.map(nameOfLayer))].filter(Boolean),
    isHidden,
  }
}

/** A group is seen when any of its layers is. */
function isGroupHidden(group: Held, isOff: (reference: Held) => boolean): boolean {
  const layers = rawEntry(group, 'OCGs')
  if (layers instanceof PDFRef && itemsOf(entry(group, 'OCGs')).length === 0) return isOff(layers)
  const members = rawItemsOf(entry(group, 'OCGs'))
  return members.length > 0 && members.every(isOff)
}

import { PDFArray, PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'
import { itemsOf, nameOf } from '../artwork-opener/pdf/objects.ts'

/** Gives inks other names wherever a separation names them; `rename` answers undefined for those that stay. */
export function renameInks(context: PDFContext, rename: (ink: string) => string | undefined): void {
  for (const [, object] of context.enumerateIndirectObjects()) visit(object, rename)
}

function visit(object: PDFObject | undefined, rename: (ink: string) => string | undefined): void {
  if (object instanceof PDFStream) visit(object.dict, rename)
  else if (object instanceof PDFDict) for (const value of object.values()) visit(value, rename)
  else if (object instanceof PDFArray) {
    renameIn(object, rename)
    for (const item of object.asArray()) visit(item, rename)
  }
}

function renameIn(array: PDFArray, rename: (ink: string) => string | undefined): void {
  const [kind, inks] = itemsOf(array)
  if (nameOf(kind) === 'Separation') renameAt(array, 1, rename)
  if (nameOf(kind) === 'DeviceN' && inks instanceof PDFArray) {
    for (let place = 0; place < inks.size(); place += 1) renameAt(inks, place, rename)
  }
}

function renameAt(array: PDFArray, place: number, rename: (ink: string) => string | undefined): void {
  const name = nameOf(itemsOf(array)[place])
  const renamed = name === undefined ? undefined : rename(name)
  if (renamed !== undefined) array.set(place, PDFName.of(renamed))
}

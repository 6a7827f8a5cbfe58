import { PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib'
import { coatedProfile } from '../../press-colours/press-colours.ts'

/** Says for which press the colours of a file are meant, with its profile (ISO 15930, PDF/X). */
export function addOutputIntent(document: PDFDocument): void {
  const { context, catalog } = document
  const profile = context.register(context.flateStream(coatedProfile(), { N: 4 }))
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of('FOGRA39'),
    RegistryName: PDFString.of('http://www.color.org'),
    Info: PDFString.of('Offset on coated paper (ISO 12647-2:2004/Amd 1)'),
    DestOutputProfile: profile,
  })
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
}

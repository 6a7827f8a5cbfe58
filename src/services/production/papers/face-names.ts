import type { FaceCode } from '#domain/print-spec/print-spec.ts'
import type { PrintedText } from '#integrations/documents/sales-document.ts'

/** Sides of products, as papers of the workshop name them. */
export const FACE_NAMES: Readonly<Record<FaceCode, PrintedText>> = {
  front: { en: 'Front', ar: 'الوجه' },
  back: { en: 'Back', ar: 'الظهر' },
  inside: { en: 'Inside', ar: 'الداخل' },
  left: { en: 'Left', ar: 'اليسار' },
  right: { en: 'Right', ar: 'اليمين' },
  lid: { en: 'Lid', ar: 'الغطاء' },
  sleeve: { en: 'Sleeve', ar: 'الكم' },
  clip: { en: 'Clip', ar: 'المشبك' },
}

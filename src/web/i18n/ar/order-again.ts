import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/artwork-again.ts'

export default {
  againWhat: 'البند',
  againToday: 'اليوم',
  againFile: { zero: 'ملفك', one: 'ملفك', two: 'ملفاك', few: 'ملفاتك', many: 'ملفاتك', other: 'ملفاتك' },
  againVersion: 'النسخة {number} · {hash}',
  againSameFile: 'الملف نفسه تمامًا',
  againFileGone: 'حُذف منذ ذلك الحين، أرسله مجددًا من السلة',
  againApproved: 'الاعتماد',
  againStands: 'ما زال ساريًا: لا حاجة لبروفة، إلى الطباعة مباشرة',
  askedFILE: 'تعتمده مجددًا: أحد الملفات لم يعد موجودًا',
  askedCONFIGURATION: 'تعتمده مجددًا: الخيارات مختلفة',
  askedPOLICY: 'نرسل لك بروفة: صارت لازمة لهذا المنتج',
  askedSPECIFICATION: 'تعتمده مجددًا: تغيّرت متطلبات الملف لهذا المنتج',
  askedFINDINGS: 'تعتمده مجددًا: وجد فحصنا شيئًا جديدًا في الملف',
  askedNOT_MADE: 'تعتمده مجددًا: لم تبدأ طباعة الطلب الأول بعد',
  askedChange: 'نرسل لك بروفة التغيير',
  againOptions: 'الخيارات',
  againQuantity: 'الكمية',
  againPrice: 'السعر',
  againReady: 'يجهز',
  againSame: 'بلا تغيير',
  againHowMany: 'الكمية',
  againOther: 'كمية أخرى',
  againNearest: 'ستكون الكمية في طلبك {quantity}، وهي أقرب كمية نطبعها.',
  againAsking: 'نحسب السعر',
  againChange: 'غيّر كلمة أولًا',
  againChangeWhat: 'ما الذي نغيّره؟',
  againChangeText:
    'يغيّره مصممونا في ملفك. نكتب إليك بالسعر أولًا ثم نرسل بروفة قبل الطباعة. ويمكنك أيضًا إرسال ملف عدّلته بنفسك من السلة.',
  againChangeNot: 'اتركه كما هو',
} as const satisfies ArabicOf<typeof english>

import type english from '../en/office-workshop.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  chooseCategory: 'اختر القسم',
  title: 'المحطات والمسارات',
  hint: 'يأخذ أمر التشغيل مساره عند قبول الطلب، فالتعديل يسري على الطلبات اللاحقة.',
  stations: 'المحطات',
  newStation: 'محطة جديدة',
  kind: 'النوع',
  nameEn: 'الاسم بالإنجليزية',
  nameAr: 'الاسم بالعربية',
  place: 'الترتيب',
  jobsADay: 'الطاقة في اليوم',
  active: 'مستخدمة',
  save: 'حفظ',
  add: 'إضافة',
  remove: 'حذف المسار',
  routes: 'المسارات',
  routesHint: 'لمسار المنتج الأولوية، ثم مسار قسمه، ثم مسار بقية المنتجات.',
  everythingElse: 'بقية المنتجات',
  newRoute: 'مسار لقسم',
  way: 'المحطات بترتيبها',
  PREPRESS: 'تجهيز',
  PRINT: 'طباعة',
  FINISH: 'تشطيب',
  QC: 'فحص',
  PACK: 'تغليف',
} as const satisfies ArabicOf<typeof english>

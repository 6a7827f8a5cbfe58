import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/artwork-refused.ts'

export default {
  package: 'عدة ملفات في ملف واحد',
  packageText: 'اختر منها ما نطبعه.',
  packageNot: 'لا نطبع منه',
  packageEmpty: 'ليس فيه ملف نستطيع الطباعة منه. أرسل ملف PDF أو صورة.',
  takeOut: 'استخدم هذه الملفات',
  chooseFirst: 'اختر ملفًا واحدًا على الأقل.',
  'refused-WORD': 'من وورد: ملف، حفظ باسم، PDF، ثم أرسل ملف PDF.',
  'refused-POWERPOINT': 'من باوربوينت: ملف، تصدير، PDF، ثم أرسل ملف PDF.',
  'refused-INDESIGN': 'من إنديزاين: ملف، تصدير، Adobe PDF (Print)، ثم PDF/X-4، وأرسل الملف الناتج.',
  'refused-CORELDRAW': 'من كوريل درو: ملف، نشر إلى PDF، ثم أرسل ملف PDF.',
  'refused-HEIC': 'شارك الصورة من جوالك بصيغة JPEG، أو خذ لها لقطة شاشة وأرسلها.',
  'refused-EMPTY': 'لا شيء في هذا الملف. احفظه من جديد وأرسله مرة أخرى.',
  'refused-SCRIPTED_SVG': 'في هذا الرسم برنامج أو روابط إلى ملفات أخرى. احفظه SVG بسيطًا أو PDF.',
  'refused-INFECTED': 'وجدنا فيه فيروسًا فلم نفتحه. نظّف جهازك، ثم احفظ الملف من جديد وأرسله.',
  'refused-ZIP_BROKEN': 'تعذرت قراءة ملف ZIP هذا. اضغطه مجددًا، أو أرسل الملفات نفسها.',
  'refused-ZIP_EMPTY': 'ليس في ملف ZIP هذا ما يُطبع.',
  'refused-ZIP_ENCRYPTED': 'ملف ZIP هذا محمي بكلمة مرور. افتحه على جهازك وأرسل الملفات نفسها.',
  'refused-ZIP_NESTED': 'في ملف ZIP هذا ملف مضغوط آخر. افتحه على جهازك وأرسل الملفات نفسها.',
  'refused-ZIP_PATHS': 'في ملف ZIP هذا أسماء تشير إلى خارجه، فلا نفتحه. أرسل الملفات نفسها.',
  'refused-ZIP_TOO_LARGE': 'حجم ملف ZIP هذا بعد فتحه أكبر مما نفتح. أرسل ما تريد طباعته وحده.',
  'refused-ZIP_TOO_MANY': 'في ملف ZIP هذا أكثر من 100 ملف. أرسل ما تريد طباعته فقط.',
  'refused-OTHER': 'احفظه بصيغة PDF أو JPEG أو PNG من البرنامج الذي صُنع به، ثم أرسله.',
  notFound: 'لم نجد ملفك',
  notFoundText: 'حدّث الصفحة أو ادخل بالحساب الذي أرسلته منه. إن لم يظهر فأزله من هنا وأرسله مرة أخرى.',
} as const satisfies ArabicOf<typeof english>

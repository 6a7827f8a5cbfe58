import type { ArabicOf } from '#domain/i18n/message.ts'
import type { artwork as english } from './artwork-en.ts'

export const artwork = {
  'order.day-moved.subject': 'طلبك {number}: تغيّر موعد التسليم',
  'order.day-moved.FILE':
    'ننتظر ملف التصميم ولا يمكننا البدء بدونه. يتأخر الموعد يوم عمل واحدًا مع كل موعد إغلاق حتى يصلنا الملف.',
  'order.day-moved.CHANGE':
    'يحتاج ملفك إلى تعديل قبل أن نبدأ. يتأخر الموعد يوم عمل واحدًا مع كل موعد إغلاق حتى يصلنا الملف الجديد.',
  'order.day-moved.CONFIRM': 'في ملفك سؤال لا يجيب عنه سواك. يتأخر الموعد يوم عمل واحدًا مع كل موعد إغلاق حتى تجيب.',
  'order.day-moved.TICK': 'ملفك جاهز ولا ينقصه إلا اعتمادك. يتأخر الموعد يوم عمل واحدًا مع كل موعد إغلاق حتى تعتمده.',
  'order.day-moved.PROOF': 'البروفة بانتظار ردك. يتأخر الموعد يوم عمل واحدًا مع كل موعد إغلاق حتى تعتمدها أو تطلب تعديلًا.',
  'order.day-moved.from': 'الموعد السابق',
  'order.day-moved.action': 'اعرف ما الذي ينقص طلبك',
  'order.artwork-reminder.subject': 'طلبك {number} بانتظارك',
  'order.artwork-reminder.FILE': 'نبدأ فور وصول ملفك. أرسله من صفحة طلبك ومن أي جهاز.',
  'order.artwork-reminder.CHANGE':
    'لا يمكن طباعة ملفك بحالته هذه. تجد في صفحة طلبك ما يلزم تغييره وما يمكن إصلاحه بلمسة.',
  'order.artwork-reminder.CONFIRM': 'وجدنا في ملفك ما قد لا يعجبك بعد الطباعة. اطّلع عليه ثم أكّده أو أرسل ملفًا آخر.',
  'order.artwork-reminder.TICK': 'ملفك جاهز للطباعة. ألقِ عليه نظرة أخيرة واعتمده لنبدأ.',
  'order.artwork-reminder.PROOF': 'البروفة بانتظار ردك.',
  'order.artwork-reminder.action': 'أكمل طلبك',
  'order.sendFile': 'أرسل الملف دون تسجيل الدخول',
  'order.artwork-choice.subject': 'طلبك {number}: كيف تودّ أن نكمل؟',
  'order.artwork-choice.text':
    'ننتظرك منذ 15 يومًا. اختر من صفحة طلبك: أن ترسل الملف، أو أن نصمّمه لك، أو أن تسترد ما دفعته.',
  'order.artwork-choice.action': 'اختر كيف نكمل',
  'artworkLeaves.subject': 'تُحذف ملفات طباعتك في {date}',
  'artworkLeaves.text': {
    zero: 'لم تطلب منذ سنتين، ولا ملفات تُحذف في {date}.',
    one: 'لم تطلب منذ سنتين، ولذلك يُحذف ملف أرسلته للطباعة في {date} مع صوره ونصه.',
    two: 'لم تطلب منذ سنتين، ولذلك يُحذف ملفان أرسلتهما للطباعة في {date} مع صورهما ونصهما.',
    few: 'لم تطلب منذ سنتين، ولذلك تُحذف {count} ملفات أرسلتها للطباعة في {date} مع صورها ونصها.',
    many: 'لم تطلب منذ سنتين، ولذلك يُحذف {count} ملفًا أرسلته للطباعة في {date} مع صورها ونصها.',
    other: 'لم تطلب منذ سنتين، ولذلك يُحذف {count} ملف أرسلته للطباعة في {date} مع صورها ونصها.',
  },
  'artworkLeaves.stay': 'نزّل ما تريد الاحتفاظ به. وإن طلبت من جديد بقيت ملفاتك لدينا.',
  'artworkLeaves.action': 'اعرض ملفاتي',
  'artworkLeaves.whyYou': 'وصلتك هذه الرسالة لأنك أرسلت إلينا ملفات للطباعة.',
  'artworkLeaves.sms': 'تُحذف ملفات طباعتك في {date}. نزّل ما تريد الاحتفاظ به:',
} as const satisfies ArabicOf<typeof english>

import type english from '../en/undo-change.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  askedTitle: 'هل تريد التراجع عن التغيير؟',
  askedText:
    'نزيل البريد الإلكتروني أو الرقم الجديد ونعيد السابق. وسيتم تسجيل الخروج من جميع الأجهزة، وتتوقف كلمات المرور ومفاتيح المرور التي أُضيفت بعد ذلك.',
  undo: 'التراجع عن التغيير',
  restoredTitle: 'تم التراجع عن التغيير',
  restoredText: 'عاد الوصول إلى حسابك كما كان، وسُجّل الخروج من جميع الأجهزة. سجّل الدخول برمز.',
  goneTitle: 'لم يعد هذا الرابط صالحًا',
  goneText:
    'سبق استخدامه، أو مضى عليه أكثر من ثلاثة أيام، أو أصبح البريد الإلكتروني أو الرقم مرتبطًا بحساب آخر. راسلنا وسنساعدك.',
  failedTitle: 'تعذّر التراجع',
  failedText: 'تعذّر التراجع عن التغيير الآن. حاول مجددًا بعد دقيقة.',
} as const satisfies ArabicOf<typeof english>

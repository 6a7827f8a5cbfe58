import type english from '../en/undo-change.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  askedTitle: 'هل تريد التراجع عن التغيير؟',
  askedText:
    'يُزال البريد الإلكتروني أو الرقم الذي تم تغييره أو إضافته، ويعود الوصول إلى حسابك عبر السابق، ويُسجَّل الخروج من جميع الأجهزة، ولا تعود كلمات المرور ومفاتيح المرور التي أُضيفت بعد ذلك صالحة.',
  undo: 'التراجع عن التغيير',
  restoredTitle: 'تم التراجع عن التغيير',
  restoredText: 'عاد الوصول إلى حسابك كما كان، وسُجّل الخروج من جميع الأجهزة. سجّل الدخول برمز.',
  goneTitle: 'لم يعد هذا الرابط صالحًا',
  goneText: 'سبق استخدامه، أو مضى عليه أكثر من ثلاثة أيام، أو أصبح للعنوان حساب آخر. راسلنا وسنساعدك.',
  failedTitle: 'لم ينجح ذلك',
  failedText: 'تعذّر التراجع عن التغيير الآن. حاول مجددًا بعد دقيقة.',
} as const satisfies ArabicOf<typeof english>

import type english from '../en/artwork-arabic.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  'arabic-apart-and-reversed.title': 'هذا السطر مقلوب وحروفه غير متصلة',
  'arabic-apart-and-reversed.why': 'حروفه منفصلة ومصفوفة من اليسار إلى اليمين، فلا يقرأ فيه أحد كلمة: {text}',
  'arabic-apart-and-reversed.todo': 'صدّره من برنامج يدعم العربية، أو اطلب منا صفّ هذا السطر.',
  'arabic-apart-and-reversed.detail': 'حروف منفصلة بترتيب من اليسار: {text}',

  'arabic-letters-apart.title': 'هذه الحروف غير متصلة',
  'arabic-letters-apart.why': 'البرنامج الذي حفظ الملف فكّك الحروف، وستُطبع كما تراها في الصورة.',
  'arabic-letters-apart.todo': 'صدّره من برنامج يدعم العربية، أو اطلب منا صفّ هذا السطر.',
  'arabic-letters-apart.detail': 'حروف منفصلة أو تباعد بين الحروف: {text}',

  'arabic-order-reversed.title': 'هذا السطر مقلوب',
  'arabic-order-reversed.why': 'حروفه مصفوفة من اليسار إلى اليمين، فلا يقرأ فيه أحد كلمة: {text}',
  'arabic-order-reversed.todo': 'صدّره من برنامج يدعم العربية، أو اطلب منا صفّ هذا السطر.',
  'arabic-order-reversed.detail': 'نص عربي بترتيب من اليسار: {text}',

  'arabic-words-reversed.title': 'كلمات هذا السطر بترتيب معكوس',
  'arabic-words-reversed.why': 'كل كلمة صحيحة، لكن السطر يبدأ بآخر كلماته: {text}',
  'arabic-words-reversed.todo': 'اجعل اتجاه الفقرة من اليمين وأرسل الملف من جديد، أو اطلب منا صفّ هذا السطر.',
  'arabic-words-reversed.detail': 'اتجاه الفقرة من اليسار: {text}',

  'arabic-glyph-missing.title': 'حرف ناقص',
  'arabic-glyph-missing.why': 'هذا الحرف ليس في الخط المستعمل، فحلّ مكانه مربع فارغ: {text}',
  'arabic-glyph-missing.todo': 'اختر خطًا فيه كل حروف هذا النص وأرسل الملف من جديد.',
  'arabic-glyph-missing.detail': 'رُسم الشكل ‎.notdef: {text}',

  'arabic-wrong-encoding.title': 'تحوّلت العربية إلى رموز غريبة',
  'arabic-wrong-encoding.why': 'قرأ أحد البرامج النص بترميز خاطئ، وهكذا سيُطبع: {text}',
  'arabic-wrong-encoding.todo': 'اكتب هذا النص أو الصقه من جديد في تصميمك ثم أرسل الملف الجديد.',
  'arabic-wrong-encoding.detail': 'نص UTF-8 مقروء كأنه Latin-1: {text}',

  'arabic-number-reversed.title': 'رقم معكوس',
  'arabic-number-reversed.why': 'خاناته بترتيب معكوس، ومن يتصل به يصل إلى غيرك: {text}',
  'arabic-number-reversed.todo': 'اكتب الرقم من جديد في تصميمك وتأكد منه ثم أرسل الملف الجديد.',
  'arabic-number-reversed.detail': 'أرقام مرتبة من اليمين: {text}',

  'arabic-digits-mixed.title': 'نوعان من الأرقام في صفحة واحدة',
  'arabic-digits-mixed.why': 'تظهر ٠١٢٣ و0123 معًا. ليس خطأ، والشكل أهدأ بنوع واحد.',
  'arabic-digits-mixed.todo': 'لا يلزم تغيير شيء.',
  'arabic-digits-mixed.detail': 'أرقام مشرقية وأرقام غربية.',

  'arabic-phones-differ.title': 'رقم الهاتف يختلف بين اللغتين',
  'arabic-phones-differ.why': 'في العربية {number} وفي الإنجليزية {other}.',
  'arabic-phones-differ.todo': 'راجع الرقمين. إن كان كلاهما لك فليس عليك شيء.',
  'arabic-phones-differ.detail': '{number} و{other}',

  'date-disagrees.title': 'تاريخ يناقض نفسه',
  'date-disagrees.why': 'اليوم والتاريخ الهجري والتاريخ الميلادي لا تتطابق: {text}',
  'date-disagrees.todo': 'راجعه على التقويم، وأكّده إن كان صحيحًا كما هو.',
  'date-disagrees.detail': 'قورن بتقويم أم القرى بفارق يوم واحد: {text}',
} as const satisfies ArabicOf<typeof english>

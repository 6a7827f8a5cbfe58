import type english from '../en/office-edit.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  conflictLabel: 'عدّله زميل',
  colleague: 'زميل',
  changedMeanwhile: 'تغيّر هذا بعد أن كتبت هنا',
  savedMeanwhile: 'حفظ {name} تعديلًا عند {at} وأنت تعدّل',
  alreadyHere: 'وما لا يمسّ تعديلك موجود هنا الآن.',
  clashes: {
    zero: 'لا تعارض.',
    one: 'حقل واحد متعارض: اختر، ولا يضيع شيء.',
    two: 'حقلان متعارضان: اختر، ولا يضيع شيء.',
    few: '{count} حقول متعارضة: اختر، ولا يضيع شيء.',
    many: '{count} حقلًا متعارضًا: اختر، ولا يضيع شيء.',
    other: '{count} حقل متعارض: اختر، ولا يضيع شيء.',
  },
  field: 'الحقل',
  yours: 'تعديلك، لم يُحفظ',
  theirs: 'تعديل {name}، محفوظ الآن',
  chosen: 'اخترت {chosen} من {of}.',
  otherStays: 'وما تتركه يبقى في السجل.',
  takeAll: 'خذ كل تعديلات {name}',
  chooseMore: {
    zero: 'احفظ',
    one: 'بقي اختيار واحد للحفظ',
    two: 'بقي اختياران للحفظ',
    few: 'بقيت {count} اختيارات للحفظ',
    many: 'بقي {count} اختيارًا للحفظ',
    other: 'بقي {count} اختيار للحفظ',
  },
  save: 'حفظ',
  discard: 'تجاهل',
  notSaved: 'تعديلات لم تُحفظ',
  changes: {
    zero: 'لا تعديلات',
    one: 'تعديل واحد لم يُحفظ',
    two: 'تعديلان لم يُحفظا',
    few: '{count} تعديلات لم تُحفظ',
    many: '{count} تعديلًا لم يُحفظ',
    other: '{count} تعديل لم يُحفظ',
  },
  merged: 'عدّل زميل حقولًا أخرى في هذه الأثناء، وحُفظ التعديلان معًا',
} as const satisfies ArabicOf<typeof english>

import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/artwork-moved.ts'

export default {
  movedTitle: 'جاهز في {date}',
  moved_FILE: 'كان موعده {date}. نبدأ فور وصول ملفك.',
  moved_CHANGE: 'كان موعده {date}. نبدأ حين يصبح ملفك قابلًا للطباعة.',
  moved_CONFIRM: 'كان موعده {date}. نبدأ حين تجيب عمّا وجدناه في ملفك.',
  moved_TICK: 'كان موعده {date}. نبدأ حين تعتمد المعاينة.',
  moved_PROOF: 'كان موعده {date}. نبدأ حين تعتمد البروفة.',
  movedEach: {
    zero: 'لم يتأخر',
    one: 'تأخر يوم عمل واحدًا: لماذا؟',
    two: 'تأخر يومي عمل: لماذا؟',
    few: 'تأخر {count} أيام عمل: لماذا؟',
    many: 'تأخر {count} يوم عمل: لماذا؟',
    other: 'تأخر {count} يوم عمل: لماذا؟',
  },
  movedAt: 'إغلاق {day}: {why}. جاهز في {date}',
  missing_FILE: 'لم يصل الملف',
  missing_CHANGE: 'كان الملف بحاجة إلى تعديل',
  missing_CONFIRM: 'بقي سؤال عن الملف بلا إجابة',
  missing_TICK: 'لم تُعتمد المعاينة',
  missing_PROOF: 'لم يصل رد على البروفة',
} as const satisfies ArabicOf<typeof english>

import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../../en/parts/artwork-needed.ts'

export default {
  proofWaits: 'البروفة رقم {number} بانتظار ردك',
  proofWaitsText: 'انظر إلى كل وجه، ثم اعتمدها أو اطلب تعديلًا.',
  seeProof: 'اعرض البروفة',
  needed: 'ما نحتاجه منك',
  needed_FILE: 'أرسل الملف قبل {when}',
  needed_CHOICE: 'اختر الملفات التي نطبعها من ملف ZIP قبل {when}',
  needed_CHANGE: 'أرسل ملفًا قابلًا للطباعة قبل {when}',
  needed_CONFIRM: 'أجب عمّا وجدناه قبل {when}',
  needed_TICK: 'اعتمد المعاينة قبل {when}',
  needed_PROOF: 'اعتمد البروفة قبل {when}',
  neededReady: 'عندها يجهز في {ready}، وإن تأخرت صار {otherwise}.',
  neededAct_FILE: 'أرسل الملف',
  neededAct_CHOICE: 'اختر الملفات',
  neededAct_CHANGE: 'شاهد ما يلزم تعديله',
  neededAct_CONFIRM: 'شاهد ما وجدنا',
  neededAct_TICK: 'شاهد واعتمد',
  approvedBy: 'الاعتماد باسم {name} في {when}',
  approvedBefore: 'اعتُمد مع الطلب {order}. الملف نفسه مرة أخرى، فيذهب إلى الطباعة مباشرة.',
  approvedWhat: 'البروفة {proof}، النسخة {version} من الملف. الملف مقفل.',
} as const satisfies ArabicOf<typeof english>

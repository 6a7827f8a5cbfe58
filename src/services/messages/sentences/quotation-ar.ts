import type { ArabicOf } from '#domain/i18n/message.ts'
import type { quotations as english } from './quotation-en.ts'

export const quotations = {
  'quotationReady.subject': 'عرض السعر {reference} جاهز',
  'quotationReady.text':
    'حددنا سعر طلبك: {total} شاملًا ضريبة القيمة المضافة. يمكنك قراءة العرض وقبوله والدفع من الرابط أدناه.',
  'quotationReady.sms': 'عرض السعر {reference} جاهز: {total}، وهو سارٍ حتى {day}. للقراءة والقبول:',
  'quotationEnding.subject': 'ينتهي عرض السعر {reference} في {day}',
  'quotationEnding.text': 'أسعار العرض سارية حتى {day}، وبعد ذلك يلزم حسابها من جديد.',
  'quotationEnding.sms': 'ينتهي عرض السعر {reference} بمبلغ {total} في {day}. للقراءة والقبول:',
  'quotation.words': 'ملاحظة منا',
  'quotation.total': 'الإجمالي شاملًا الضريبة',
  'quotation.validUntil': 'سارٍ حتى',
  'quotation.open': 'اقرأ عرض السعر',
  'quotation.whyYou': 'وصلتك هذه الرسالة لأنك طلبت منا عرض سعر.',
} as const satisfies ArabicOf<typeof english>

import type english from '../en/contact.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  title: 'تواصل معنا',
  description:
    'راسل {shop} في {shopCity} أو اتصل بنا أو اكتب لنا على واتساب: أسعار وملفات وطلبات وزيارات، والرد خلال يوم عمل.',
  lead: 'سؤال عن ملف أو سعر أو طلب؟ يردّ عليك فريقنا خلال يوم عمل.',
  message: 'الرسالة',
  send: 'أرسل الرسالة',
  sentTitle: 'وصلتنا رسالتك',
  sentText: 'يردّ عليك فريقنا بالبريد الإلكتروني خلال يوم عمل.',
  another: 'اكتب رسالة أخرى',
  findTitle: 'أين تجدنا',
  whatsapp: 'واتساب',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  location: 'المطبعة',
  map: 'اعرضها على الخريطة',
  hours: 'مواعيد العمل',
  needPrice: 'تريد سعرًا لشيء خاص؟',
  requestLink: 'صِفه في نموذج طلب عرض السعر',
} as const satisfies ArabicOf<typeof english>

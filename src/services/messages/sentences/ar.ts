import type { ArabicOf } from '#domain/i18n/message.ts'
import type { en } from './en.ts'

export const ar = {
  brand: 'مطبعة',
  hello: 'مرحبًا،',
  regards: 'فريق مطبعة',
  whyYou: 'وصلتك هذه الرسالة لأن هذا العنوان كُتب في موقعنا.',

  'contactReceived.subject': 'وصلتنا رسالتك ({reference})',
  'contactReceived.text': 'شكرًا لتواصلك معنا. وصلتنا رسالتك وسنرد عليك قريبًا.',
  'contactReceived.keep': 'يرجى ذكر هذا الرقم المرجعي عند مراسلتنا مرة أخرى.',

  'contactForStaff.subject': 'رسالة تواصل {reference}',
  'contactForStaff.text': 'أرسل أحد الزوار رسالة عبر نموذج التواصل.',

  'requestReceived.subject': 'وصلنا طلبك الخاص ({reference})',
  'requestReceived.text': 'شكرًا لطلبك. سنطّلع عليه ونرسل إليك عرض سعر.',
  'requestReceived.keep': 'يرجى ذكر هذا الرقم المرجعي عند مراسلتنا بخصوصه.',

  'requestForStaff.subject': 'طلب خاص {reference}',
  'requestForStaff.text': 'أرسل أحد الزوار طلبًا خاصًا.',

  'newsletterWelcome.subject': 'أهلًا بك في نشرتنا البريدية',
  'newsletterWelcome.text': 'تم اشتراكك في نشرتنا البريدية. من الآن تصلك أخبار المنتجات والعروض الجديدة أولًا.',
  'newsletterWelcome.leave': 'إذا لم تطلب ذلك أو غيّرت رأيك:',
  'newsletterWelcome.link': 'إلغاء الاشتراك',

  reference: 'الرقم المرجعي',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الجوال',
  message: 'الرسالة',
  company: 'الشركة',
  category: 'القسم',
  productType: 'المنتج',
  quantity: 'الكمية',
  size: 'المقاس',
  neededBy: 'مطلوب قبل',
  budget: 'الميزانية',
  description: 'الوصف',
  installation: 'التركيب',
  installationWanted: 'مطلوب',
  city: 'المدينة',
  files: {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '{count} ملفات',
    many: '{count} ملفًا',
    other: '{count} ملف',
  },
} as const satisfies ArabicOf<typeof en>

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

  'code.subject': '{code} هو رمزك في مطبعة',
  'code.signIn': 'أدخل هذا الرمز لتسجيل الدخول:',
  'code.signUp': 'أدخل هذا الرمز لإتمام إنشاء حسابك:',
  'code.exists': 'لديك حساب عندنا من قبل. أدخل هذا الرمز لتسجيل الدخول:',
  'code.reset': 'أدخل هذا الرمز لاختيار كلمة مرور جديدة:',
  'code.change': 'أدخل هذا الرمز لاعتماد هذا العنوان في حسابك:',
  'code.warning': 'الرمز صالح لخمس دقائق. لا تعطه لأحد، فنحن لن نطلبه منك.',
  'code.whyYou': 'إذا لم تطلب ذلك فتجاهل هذه الرسالة، فلا أحد يدخل من دون الرمز.',
  'code.sms': 'رمزك في مطبعة {code}. لا تشاركه مع أحد.',

  'noAccount.subject': 'ليس لديك حساب عندنا بعد',
  'noAccount.text': 'طلب أحدهم تسجيل الدخول بهذا البريد الإلكتروني، لكن لا يوجد حساب مرتبط به.',
  'noAccount.signUp': 'يمكنك إنشاء حساب خلال دقيقة:',
  'noAccount.link': 'إنشاء حساب',

  'identifierChanged.subject': 'تم تغيير بيانات التواصل في حسابك',
  'identifierChanged.text': 'أصبح الوصول إلى حسابك عبر {identifier}. لم يعد هذا العنوان صالحًا لتسجيل الدخول إليه.',
  'passwordChanged.subject': 'تم تغيير كلمة مرور حسابك',
  'passwordChanged.text': 'تم للتو تعيين كلمة مرور حسابك.',
  'sessionCopied.subject': 'سجّلنا خروج أحد أجهزتك من حسابك',
  'sessionCopied.text':
    'استُخدم تسجيل الدخول من أحد أجهزتك من مكانين. أنهيناه حفاظًا على أمانك، يرجى تسجيل الدخول من جديد.',
  'deletionPlanned.subject': 'سيُحذف حسابك في {date}',
  'deletionPlanned.text': 'طلبت حذف حسابك. يمكنك حتى {date} تسجيل الدخول والتراجع عن ذلك، وبعدها يُحذف نهائيًا.',
  notYou: 'إذا لم تكن أنت من فعل ذلك فسجّل الدخول، ثم سجّل الخروج من جميع الأجهزة، وراسلنا.',

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

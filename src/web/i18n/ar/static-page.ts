import type english from '../en/static-page.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  aboutTitle: 'من نحن',
  aboutDescription: 'من يطبع لك في {shop} بمدينة {shopCity}، وبماذا نعدك، ونماذج من أعمالنا، وكيف تصل إلينا.',
  figures: '{shop} في أرقام',
  visitTitle: 'تعال والمس الورق بيدك',
  visitText: 'أبواب مطبعتنا مفتوحة لك: {hours}.',
  visitMap: 'احصل على الاتجاهات',
  visitWrite: 'راسلنا',
  privacyTitle: 'سياسة الخصوصية',
  privacyDescription: 'ما البيانات التي تحتفظ بها {shop} عنك وعن ملفاتك، ولماذا، وإلى متى، وكيف تطلب حذفها.',
  termsTitle: 'الشروط والأحكام',
  termsDescription: 'ما تتفق عليه مع {shop} عند الطلب: البروفات والأسعار والمواعيد والتوصيل والمسؤولية.',
  returnsTitle: 'الاسترجاع والاسترداد',
  returnsDescription:
    'ماذا يحدث إذا كان المطبوع معيبًا أو متأخرًا أو لم تعد تريده: الاسترجاع وإعادة الطباعة واسترداد المبلغ.',
  contents: 'في هذه الصفحة',
  updated: 'آخر تحديث {date}',
  print: 'اطبع هذه الصفحة',
} as const satisfies ArabicOf<typeof english>

import type { ArabicOf } from '#domain/i18n/message.ts'
import type { en } from './en.ts'

export const ar = {
  quotation: 'عرض سعر',
  invoice: 'فاتورة ضريبية مبسطة',
  creditNote: 'إشعار دائن',

  'fact.quotationNumber': 'رقم العرض',
  'fact.invoiceNumber': 'رقم الفاتورة',
  'fact.creditNoteNumber': 'رقم الإشعار',
  'fact.issued': 'تاريخ الإصدار',
  'fact.validUntil': 'صالح حتى',
  'fact.order': 'رقم الطلب',
  'fact.forInvoice': 'عن الفاتورة',
  'fact.paidBy': 'طريقة الدفع',
  'paidBy.card': 'بطاقة',
  'paidBy.instalments': 'أقساط',
  'paidBy.bank-transfer': 'تحويل بنكي',

  'party.seller': 'البائع',
  'party.buyer': 'المشتري',
  'party.for': 'مقدم إلى',
  'party.vatNumber': 'الرقم الضريبي',
  'party.crNumber': 'السجل التجاري',
  'party.phone': 'الهاتف',
  'party.poNumber': 'أمر الشراء',
  'party.address': '{building} {street}، {district}، {city} {postalCode}، المملكة العربية السعودية',

  'column.item': 'الصنف',
  'column.details': 'التفاصيل',
  'column.note': 'ملاحظة',
  'column.quantity': 'الكمية',
  'column.unit': 'سعر الوحدة',
  'column.discount': 'الخصم',
  'column.taxable': 'قبل الضريبة',
  'column.vat': 'الضريبة {percent}%',
  'column.gross': 'الإجمالي شامل الضريبة',

  'row.urgent': 'تنفيذ مستعجل',
  'row.shipping': 'التوصيل',
  'row.refund': 'مبلغ مسترد عن الطلب {order}',
  'row.setup': 'سعر الوحدة ومعه {amount} رسوم تجهيز لمرة واحدة',

  'total.discount': 'الخصم المشمول',
  'total.discountCode': 'الخصم المشمول ({code})',
  'total.taxable': 'الإجمالي قبل الضريبة',
  'total.vat': 'ضريبة القيمة المضافة {percent}%',
  'total.gross': 'الإجمالي شامل الضريبة',
  'total.all': 'الإجمالي',
  'total.credited': 'المبلغ الدائن شامل الضريبة',

  'note.prices': 'جميع المبالغ بالريال السعودي، وأسعار الوحدات شاملة ضريبة القيمة المضافة.',
  'note.quotation':
    'هذا عرض سعر وليس فاتورة ضريبية. نلتزم بهذه الأسعار حتى التاريخ أعلاه، أما المخزون فلا يتم حجزه إلا بالطلب.',
  'note.shippingLater': 'التوصيل غير مشمول، ويضاف عند إتمام الطلب بحسب عنوانك.',
  'note.production': 'يبدأ التنفيذ بعد الدفع، وبعد اعتمادك للتصميم حين يلزم ذلك.',
  'note.custom': 'منتجات مصنوعة حسب الطلب: لا يمكن إرجاعها إلا لعيب أو لخطأ في التنفيذ.',
  'note.paid': 'مدفوعة بالكامل.',
  'note.reason': 'السبب: {reason}',
  'note.qr': 'يحوي الرمز اسم البائع ورقمه الضريبي ووقت الإصدار والإجمالي والضريبة، وفق متطلبات الهيئة.',
  specimen: 'نموذج تجريبي',
  'note.specimen': 'صادر عن متجر تجريبي، وليس مستندا ضريبيا.',
} as const satisfies ArabicOf<typeof en>

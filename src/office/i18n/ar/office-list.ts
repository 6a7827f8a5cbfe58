import type english from '../en/office-list.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  nextRow: 'الصف التالي',
  previousRow: 'الصف السابق',
  openRow: 'فتح الصف',
  choose: 'تحديد الصف',
  chooseTo: 'التحديد حتى هنا',
  choosePage: 'تحديد كل صفوف الصفحة',
  chooseRow: 'تحديد {row}',
  columns: 'الأعمدة',
  export: 'تصدير',
  exportCsv: 'ملف CSV',
  exportXlsx: 'ملف Excel',
  range: '{first}–{last} من {total}',
  previous: 'السابق',
  next: 'التالي',
  keysMove: 'تنقّل',
  keysOpen: 'فتح',
  keysAll: 'كل المفاتيح',
  filter: 'تصفية',
  removeFilter: 'إزالة التصفية {filter}',
  listComma: '، ',
  nothingTitle: 'لا شيء بهذه التصفية',
  nothingText: 'أزل واحدة منها أو كلها.',
  clearFilters: 'إزالة التصفية',
  sortBy: 'الترتيب',
} as const satisfies ArabicOf<typeof english>

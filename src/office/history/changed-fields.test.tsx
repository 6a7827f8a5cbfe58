import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/api-client.ts'
import type { Language } from '#domain/language.ts'
import { PageInfoProvider } from '#ui/page-context.tsx'
import { loadMessages } from '../i18n/load-messages.ts'
import { ChangedFields } from './changed-fields.tsx'
import type { Change } from './change-words.ts'

async function textOf(language: Language, sides: Pick<Change, 'before' | 'after'>): Promise<string> {
  await loadMessages(language, ['office-activity', 'office-list', 'office-permissions'])
  const value = { language, prefix: null, now: 0, api: {} as ApiClient }
  const html = renderToString(
    <PageInfoProvider value={value}>
      <ChangedFields {...sides} />
    </PageInfoProvider>,
  )
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')
    .trim()
}

const REFUND = {
  before: { refund: 'TO_APPROVE' },
  after: { refund: 'PENDING', amount: 274_050, until: '2026-11-29T11:48:02.420Z', file: crypto.randomUUID() },
}

test.each([
  [
    'en',
    'Refund: Before Waits for approval After Being sent Amount: After 2,740.50 Until: After 29 November 2026 14:48',
  ],
  ['ar', 'الاسترداد: قبل بانتظار الموافقة بعد قيد الإرسال المبلغ: بعد 2,740.50 حتى: بعد 29 نوفمبر 2026 14:48'],
] as const)('sums are riyals, instants are of Riyadh, and identifiers are left out: %s', async (language, text) => {
  expect(await textOf(language, REFUND)).toBe(text)
})

test.each([
  [
    'en',
    'Filters: After Late · Status: Delivered, Completed File: After CSV file Columns: After 3 Sent by: After Text message, Email',
  ],
  [
    'ar',
    'عوامل التصفية: بعد متأخر · الحالة: تم التسليم، مكتمل الملف: بعد ملف CSV عدد الأعمدة: بعد 3 أُرسل عبر: بعد رسالة نصية، البريد الإلكتروني',
  ],
] as const)('filters and codes are said in words: %s', async (language, text) => {
  const query = 'format=csv&late=true&status=DELIVERED,COMPLETED'
  const after = { query, format: 'csv', columns: 'number,placed,total', sentBy: 'SMS,EMAIL' }
  expect(await textOf(language, { before: null, after })).toBe(text)
})

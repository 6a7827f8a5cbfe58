import type { ArabicOf } from '#domain/i18n/message.ts'
import type english from '../en/artwork-contents.ts'

export default {
  'content-flag.title': 'فيه علم المملكة',
  'content-flag.why': 'في العلم اسم الله، ولا تجيز وزارة التجارة وضعه على سلع ومطبوعات تجارية قد تُرمى.',
  'content-flag.todo': 'أكمل طلبك. يراجعه فريقنا ويخبرك بما يمكن تنفيذه قبل طباعة أي شيء.',
  'content-flag.detail': 'صدرت القاعدة في {issued}: {url}',
  'content-emblem.title': 'فيه السيفان والنخلة أو شعار دولة أخرى',
  'content-emblem.why':
    'شعارات الدول لا تُستخدم في التعاملات التجارية: شعار المملكة منذ 2018، وشعارات غيرها منذ فبراير 2025.',
  'content-emblem.todo': 'أكمل طلبك. يراجعه فريقنا ويطلب منك التصريح إن لزم.',
  'content-emblem.detail': 'صدرت القاعدة في {issued}: {url}',
  'content-leaders.title': 'فيه صور قادة البلاد أو أسماؤهم',
  'content-leaders.why': 'صور القادة والمسؤولين وأسماؤهم لا تُستخدم في الترويج للسلع والمتاجر.',
  'content-leaders.todo': 'أكمل طلبك. يراجعه فريقنا ويخبرك بما يمكن تنفيذه قبل طباعة أي شيء.',
  'content-leaders.detail': 'صدرت القاعدة في {issued}: {url}',
  'content-faith.title': 'فيه الشهادة أو آية أو لفظ الجلالة أو رمز ديني',
  'content-faith.why':
    'هذه الكلمات لا مكان لها على ما يُرمى أو يُداس، والرموز الدينية والطائفية لا تُستخدم تجاريًا منذ فبراير 2025.',
  'content-faith.todo': 'أكمل طلبك. يراجع فريقنا ما سيُطبع عليه، ويقترح ما هو أنسب إن لزم.',
  'content-faith.detail': 'صدرت القاعدة في {issued}: {url}',
  'content-stamp.title': 'ختم أو ورق رسمي',
  'content-stamp.why': 'الأختام والأوراق الرسمية لا تُصنع إلا لصاحبها، جهةً كان أو شركة.',
  'content-stamp.todo': 'أكمل طلبك. سيطلب منك فريقنا السجل التجاري أو التفويض.',
  'content-stamp.detail': 'صدرت القاعدة في {issued}: {url}',
} as const satisfies ArabicOf<typeof english>

import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import { passportSheet } from '#services/production/papers/passport-sheet.ts'
import type { PassportLine } from '#services/production/papers/passport.repository.ts'
import type { JobFile } from '#services/production/job-reader.repository.ts'
import { labelSheet, slipSheet } from '#services/production/papers/packing-sheets.ts'
import type { PackedOrder } from '#services/production/papers/paper-orders.repository.ts'
import { dayInBoth, ticketSheet } from '#services/production/papers/ticket-sheet.ts'
import type { StationRow } from '#services/production/station.repository.ts'

/** Where the papers of this file lead to. */
export const PAPER_URL = 'https://print.shop.example'
/** Where a job passes. */
export const stations: StationRow[] = [
  { id: 1, kind: 'PREPRESS', name: { en: 'Prepress', ar: 'التجهيز' }, position: 0 },
  { id: 2, kind: 'PRINT', name: { en: 'Print', ar: 'الطباعة' }, position: 1 },
].map((station) => ({ ...station, jobs_a_day: null, is_active: true, version: 1 }) as StationRow)

const features = [
  { name: { en: 'Paper', ar: 'الورق' }, choices: [{ en: 'Cotton 350 g', ar: 'قطن 350 جم' }], value: null },
  { name: { en: 'Name on the card', ar: 'الاسم على البطاقة' }, choices: [], value: 'نورة العتيبي' },
]
/** A job as its ticket is printed. */
export const job = {
  code: '10428-1',
  quantity: 1500,
  route: [1, 2],
  due: '2026-11-24',
  urgent: true,
  is_reprint: true,
  reason: 'The gold is off',
  material: { en: 'Cotton 350 g', ar: 'قطن 350 جم' },
  order: {
    number: 10428,
    customer: 'استوديو نورة',
    notes: null,
    fulfilment: 'DELIVERY',
    city: { en: 'Riyadh', ar: 'الرياض' },
    jobs: 3,
  },
  line: {
    name: { en: 'Three-ink cotton cards', ar: 'بطاقات قطنية بثلاثة أحبار' },
    variant: null,
    features,
    image: null,
    quantity: 2000,
    notes: 'احذروا من انحراف الأحمر',
  },
} as unknown as JobFile
/** An order as it is packed. */
export const packedOrder: PackedOrder = {
  id: '5f0c1f7e-3b1d-4a53-9d2e-0d5a2b8f1c11',
  language: 'ar',
  number: 10428,
  customer: 'Noura Studio',
  contact_name: 'نورة العتيبي',
  contact_phone: '+966551234567',
  fulfilment: 'DELIVERY',
  ready_by: '2026-11-24',
  notes: 'Call before you come',
  address: {
    name: 'نورة العتيبي',
    phone: '+966551234567',
    region: { en: 'Riyadh', ar: 'الرياض' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    district: { en: 'Al Olaya', ar: 'العليا' },
    neighbourhood: null,
    street: 'طريق الملك فهد',
    building: '7421',
    details: null,
    shortAddress: 'RRRD2929',
    postalCode: '12211',
    additionalNumber: null,
  },
  lines: [{ name: job.line.name, variant: null, features, quantity: 2000 }],
}

const sheet = {
  width: 90,
  height: 50,
  shape: 'RECTANGLE',
  bleed: 3,
  safe: 4,
  creases: { x: [], y: [] },
  holes: [],
  scale: 1,
} as const
const trim = { width: 90, height: 50, left: 3, right: 3, top: 3, bottom: 3 }

/** A line as its passport is printed. */
export const passportLine: PassportLine = {
  ...job.line,
  id: 1,
  code: '10428-1',
  position: 0,
  lines: 3,
  customer: 'استوديو نورة',
  due: '2026-11-25',
  urgent: false,
  fulfilment: 'DELIVERY',
  city: { en: 'Riyadh', ar: 'الرياض' },
  order_notes: null,
  quantity: 500,
  material: job.material,
  is_reprint: false,
  route: [1, 2],
  reasons: ['Let the red dry for four hours before the edge'],
  may_be_made: true,
  signed: { name: 'نورة العتيبي', at: '2026-11-22T11:32:00Z' },
  files: [
    {
      label: 'noura-card.pdf',
      design: 0,
      pieces: null,
      face: null,
      sha256: `3f9a21c7${'0'.repeat(56)}`,
      spec: {
        faces: [
          { code: 'front', sheet },
          { code: 'back', sheet },
        ],
        layers: ['Foil'],
        method: 'UNCOATED',
      },
      pages: [
        { page: 1, key: 'front', trim },
        { page: 2, key: 'back', trim },
      ],
    },
  ],
  done: [{ station: 1, good: 22, spoilt: 0, who: 'Hassan' }],
}

/** The same as it is drawn. */
export const passport = (
  line: PassportLine = passportLine,
  pictures: readonly string[] = ['front.webp', 'back.webp'],
  grounds: ReadonlyMap<number, string> = new Map(),
) =>
  passportSheet(line, {
    stations,
    publicUrl: PAPER_URL,
    policy: DEFAULT_POLICY,
    grounds,
    pictures: new Set(pictures),
  })

/** What a paper holds, and which paper it is. */
export type Sheets = Pick<WorkshopPaper, 'kind' | 'sheets'>

/** A sheet of each paper of the workshop. */
export const PAPERS: Readonly<Record<'passport' | 'ticket' | 'slip' | 'label' | 'pick', Sheets>> = {
  passport: { kind: 'passport', sheets: [passport(passportLine, [])] },
  ticket: { kind: 'ticket', sheets: [ticketSheet(job, stations, PAPER_URL)] },
  slip: { kind: 'slip', sheets: [slipSheet(packedOrder, PAPER_URL)] },
  label: { kind: 'label', sheets: [labelSheet(packedOrder, PAPER_URL)] },
  pick: {
    kind: 'pick',
    sheets: [
      {
        material: { en: 'Kraft', ar: 'كرافت' },
        code: '10428-1',
        name: job.line.name as never,
        quantity: '2,000',
        due: dayInBoth('2026-11-24'),
      },
    ],
  },
}

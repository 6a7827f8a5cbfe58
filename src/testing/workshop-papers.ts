import type { WorkshopPaper } from '#integrations/documents/workshop-paper.ts'
import type { JobFile } from '#services/production/job-reader.repository.ts'
import { labelSheet, slipSheet } from '#services/production/papers/packing-sheets.ts'
import type { PackedOrder } from '#services/production/papers/paper-orders.repository.ts'
import { ticketSheet } from '#services/production/papers/ticket-sheet.ts'
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

/** What a paper holds, and which paper it is. */
export type Sheets = Pick<WorkshopPaper, 'kind' | 'sheets'>

/** A sheet of each paper of the workshop. */
export const PAPERS: Readonly<Record<'ticket' | 'slip' | 'label' | 'pick', Sheets>> = {
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
        due: '2026-11-24',
      },
    ],
  },
}

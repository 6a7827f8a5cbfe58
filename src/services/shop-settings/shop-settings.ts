import { z } from 'zod'
import { accentOf } from '#domain/brand/accent.ts'
import { DEFAULT_BRAND } from '#domain/brand/brand.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { HOME_SECTIONS } from '#domain/brand/home-sections.ts'
import { OWN_TEXTS, unknownNames } from '#domain/brand/own-texts.ts'
import { LETTERINGS } from '#domain/brand/lettering.ts'
import type { OwnTextKey } from '#domain/brand/own-texts.ts'
import { isIsoDate } from '#domain/calendar/iso-date.ts'
import { LANGUAGES } from '#domain/language.ts'
import { parseWhatsAppLink } from '#domain/contact/whatsapp.ts'
import { PRINT_METHODS } from '#domain/print-spec/print-method.ts'
import { DEFAULT_POLICY } from '#domain/shop-policy.ts'
import type { ShopPolicy } from '#domain/shop-policy.ts'
import { languageRefusal, letteringRefusal } from './brand-refusals.ts'
import { MAX_MARK_LETTERS, readMark } from './read-mark.ts'

const Localized = z
  .strictObject({ en: z.string().min(1).exactOptional(), ar: z.string().min(1).exactOptional() })
  .refine((text) => text.en !== undefined || text.ar !== undefined)

const webAddress = z.url({ protocol: /^https$/ }).nullable()

/** How to reach the company, and its legal identity (S90, S180). */
const ContactInfo = z.strictObject({
  location: Localized,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  email: z.email(),
  phone: z.string().regex(/^\+966\d{8,9}$/),
  workingHours: Localized,
  legalName: Localized,
  crNumber: z.string().regex(/^\d{10}$/),
  vatNumber: z.string().regex(/^3\d{13}3$/),
  businessCenterNumber: z.string().nullable(),
  iosUrl: webAddress,
  androidUrl: webAddress,
})

/** The shop elsewhere (S181). The messaging link must be one whose first 14 characters can be cut off (S23). */
const SocialLinks = z.strictObject({
  whatsapp: z
    .string()
    .refine((link) => parseWhatsAppLink(link).ok)
    .nullable(),
  instagram: webAddress,
  youtube: webAddress,
  facebook: webAddress,
  twitter: webAddress,
  linkedin: webAddress,
})

/** Where the company is registered (a National Address): printed on quotations and invoices. */
const LegalAddress = z.strictObject({
  street: Localized,
  building: z.string().regex(/^\d{4}$/),
  district: Localized,
  city: Localized,
  postalCode: z.string().regex(/^\d{5}$/),
})

const InBothLanguages = z.strictObject({ en: z.string().trim().min(1).max(60), ar: z.string().trim().min(1).max(60) })

/** Sentences in the shop's own words; what they may name is checked. */
const OwnTexts = z
  .partialRecord(z.enum(Object.keys(OWN_TEXTS) as OwnTextKey[]), z.string().trim().min(1).max(400))
  .superRefine((texts, { addIssue }) => {
    for (const [key, text] of Object.entries(texts) as [OwnTextKey, string][]) {
      const unknown = unknownNames(key, text)
      if (unknown.length > 0) addIssue(`${key} names {${unknown.join('}, {')}}, which that sentence does not have`)
    }
  })
  .default({})

/** How the shop presents itself (domain/brand). */
const BrandSetting = z.strictObject({
  name: InBothLanguages,
  city: InBothLanguages.default(DEFAULT_BRAND.city),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .superRefine((colour, { addIssue }) => {
      const made = accentOf(colour)
      if (!made.ok) addIssue(`white text on it cannot be read; the nearest colour that works is ${made.error.nearest}`)
    })
    .nullable()
    .default(null),
  /** A drawing in SVG. */
  mark: z
    .string()
    .transform((svg, { addIssue }) => {
      const read = readMark(svg)
      if (read.ok) return read.value
      addIssue(`is no drawing of shapes in SVG with a viewBox and at most ${MAX_MARK_LETTERS} letters`)
      return z.NEVER
    })
    .nullable()
    .default(null),
  lettering: z.enum(LETTERINGS, { error: ({ input }) => letteringRefusal(input) }).default(DEFAULT_BRAND.lettering),
  firstLanguage: z
    .enum(LANGUAGES, { error: ({ input }) => languageRefusal(input) })
    .default(DEFAULT_BRAND.firstLanguage),
  texts: z.strictObject({ en: OwnTexts, ar: OwnTexts }).default(DEFAULT_BRAND.texts),
  homeSections: z
    .array(z.enum(HOME_SECTIONS))
    .refine((sections) => new Set(sections).size === sections.length, 'a section stands there twice')
    .default([...HOME_SECTIONS]),
})

const whole = (min: number, max: number) => z.int().min(min).max(max)
const Days = whole(0, 60)

const Method = z.enum(PRINT_METHODS)
const Percent = z.number().min(0).max(100)

/** Spare pieces and packs (domain/production/spare-pieces.ts); a method that is not given stays as it is by default. */
const PieceSetting = z.strictObject({
  spare: z
    .partialRecord(
      Method,
      z.strictObject({ percent: Percent, perLayer: Percent.default(0), least: whole(0, 1_000).default(0) }),
    )
    .default({})
    .transform((given) => ({ ...DEFAULT_POLICY.pieces.spare, ...given })),
  packs: z
    .partialRecord(Method, whole(1, 100_000).nullable())
    .default({})
    .transform((given) => ({ ...DEFAULT_POLICY.pieces.packs, ...given })),
})

/** How the shop works (domain/shop-policy.ts); what is not given stays as in a shop that has decided nothing. */
const PolicySetting = z.strictObject({
  urgentPercent: whole(0, 300).default(DEFAULT_POLICY.urgentPercent),
  cutOffHour: whole(0, 23).default(DEFAULT_POLICY.cutOffHour),
  holidays: z
    .array(z.string().refine(isIsoDate, 'is no day such as 2026-09-23'))
    .max(1_000)
    .refine((days) => new Set(days).size === days.length, 'a day stands there twice')
    .default([...DEFAULT_POLICY.holidays]),
  transitDays: z.strictObject({ riyadh: Days, largeCities: Days, elsewhere: Days }).default(DEFAULT_POLICY.transitDays),
  holdMinutes: z
    .strictObject({ checkout: whole(5, 24 * 60), transfer: whole(60, 30 * 24 * 60) })
    .default(DEFAULT_POLICY.holdMinutes),
  unpaidOrders: whole(1, 100).default(DEFAULT_POLICY.unpaidOrders),
  ordersAnHour: whole(1, 10_000).default(DEFAULT_POLICY.ordersAnHour),
  refundAlone: whole(0, 1_000_000_000).default(DEFAULT_POLICY.refundAlone),
  refundsADay: whole(0, 1_000_000_000).default(DEFAULT_POLICY.refundsADay),
  pieces: PieceSetting.default(DEFAULT_POLICY.pieces),
})

/** Every setting of a shop: keys of the table `setting`, and the shape each value must have. */
export const SETTING_SCHEMAS = {
  contactInfo: ContactInfo,
  socialLinks: SocialLinks,
  legalAddress: LegalAddress,
  brand: BrandSetting,
  policy: PolicySetting,
} as const

type Stored = { readonly [Key in keyof typeof SETTING_SCHEMAS]: z.infer<(typeof SETTING_SCHEMAS)[Key]> }

export type ShopSettings = Omit<Stored, 'brand' | 'policy'> & { readonly brand: Brand; readonly policy: ShopPolicy }

/** A shop without settings yet. */
const UNSET: ShopSettings = {
  contactInfo: {
    location: { en: 'Riyadh', ar: 'الرياض' },
    latitude: 24.7136,
    longitude: 46.6753,
    email: 'hello@shop.example',
    phone: '+966500000000',
    workingHours: { en: 'Sunday to Thursday', ar: 'من الأحد إلى الخميس' },
    legalName: DEFAULT_BRAND.name,
    crNumber: '0000000000',
    vatNumber: '300000000000003',
    businessCenterNumber: null,
    iosUrl: null,
    androidUrl: null,
  },
  socialLinks: { whatsapp: null, instagram: null, youtube: null, facebook: null, twitter: null, linkedin: null },
  legalAddress: {
    street: { en: 'Unnamed Street', ar: 'شارع بلا اسم' },
    building: '0000',
    district: { en: 'Al Olaya', ar: 'العليا' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    postalCode: '00000',
  },
  brand: DEFAULT_BRAND,
  policy: DEFAULT_POLICY,
}

/**
 * The settings of stored values by key; what was never set has a plain default. Throws ZodError for a value that does
 * not fit its schema: writers check it first.
 */
export const shopSettings = (stored: ReadonlyMap<string, unknown>): ShopSettings => ({
  contactInfo: stored.has('contactInfo') ? ContactInfo.parse(stored.get('contactInfo')) : UNSET.contactInfo,
  socialLinks: stored.has('socialLinks') ? SocialLinks.parse(stored.get('socialLinks')) : UNSET.socialLinks,
  legalAddress: stored.has('legalAddress') ? LegalAddress.parse(stored.get('legalAddress')) : UNSET.legalAddress,
  brand: stored.has('brand') ? BrandSetting.parse(stored.get('brand')) : UNSET.brand,
  policy: stored.has('policy') ? PolicySetting.parse(stored.get('policy')) : UNSET.policy,
})

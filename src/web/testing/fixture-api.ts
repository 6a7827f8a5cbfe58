import { createApiClient } from '#contract/api-client.ts'
import type { ApiClient, ApiResponse, ApiTransport } from '#contract/api-client.ts'
import type { Category } from '#contract/catalog/category.ts'
import type { ContactInfo, SocialLinks } from '#contract/content/storefront.ts'
import { slugOf } from '#domain/catalog/slug.ts'
import type { Language } from '#domain/language.ts'

type Names = readonly [id: string, code: string, en: string, ar: string]

const CATEGORIES: readonly Names[] = [
  ['1', 'cards', 'Cards & stationery', 'بطاقات وقرطاسية'],
  ['2', 'banners', 'Banners & roll-ups', 'رول أب ولافتات'],
  ['3', 'signs', 'Signs & 3D letters', 'لوحات وحروف بارزة'],
  ['4', 'boxes', 'Boxes & packaging', 'علب وتغليف'],
  ['5', 'bags', 'Bags', 'أكياس'],
  ['6', 'stickers', 'Stickers & labels', 'ملصقات'],
  ['7', 'books', 'Notebooks & calendars', 'دفاتر وتقاويم'],
  ['8', 'gifts', 'Mugs & gifts', 'أكواب وهدايا'],
  ['9', 'flyers', 'Flyers & brochures', 'مطويات ونشرات'],
]

const SUB_CATEGORIES: readonly Names[] = [
  ['11', 'business-cards', 'Business cards', 'بطاقات أعمال'],
  ['12', 'letterheads', 'Letterheads', 'أوراق رسمية'],
  ['13', 'envelopes', 'Envelopes', 'ظروف'],
]

const named = ([id, code, en, ar]: Names, language: Language) => {
  const name = language === 'ar' ? ar : en
  return { id, code, name, slug: slugOf(name), picture: null, productCount: 12 }
}

const categories = (language: Language): Category[] =>
  CATEGORIES.map((each) => ({
    ...named(each, language),
    description: null,
    tint: 'sand',
    fromPrice: 54,
    subCategories: SUB_CATEGORIES.map((sub) => ({ ...named(sub, language), parentId: each[0] })),
  }))

const SOCIAL_LINKS: SocialLinks = {
  whatsapp: 'https://wa.me/966551234567',
  instagram: 'https://instagram.com/matbaa.example',
  youtube: 'https://youtube.com/@matbaa.example',
  facebook: 'https://facebook.com/matbaa.example',
  twitter: 'https://x.com/matbaa_example',
  linkedin: 'https://linkedin.com/company/matbaa-example',
}

const contact = (language: Language): ContactInfo => ({
  location: language === 'ar' ? 'العليا، الرياض 12214' : 'Al Olaya, Riyadh 12214',
  latitude: 24.6911,
  longitude: 46.6853,
  email: 'hello@matbaa.example',
  phone: '+966551234567',
  workingHours: language === 'ar' ? 'من الأحد إلى الخميس، 9:00 إلى 18:00' : 'Sunday to Thursday, 9:00 to 18:00',
  legalName: language === 'ar' ? 'شركة مطبعة للطباعة' : 'Matbaa Printing Company',
  crNumber: '1010 000000',
  vatNumber: '3000 0000 0000 003',
  businessCenterNumber: '0000000000',
  iosUrl: 'https://apps.apple.com/app/matbaa-example',
  androidUrl: 'https://play.google.com/store/apps/details?id=example.matbaa',
  deliveryPrice: 3500,
})

/** Stands in for the API in tests of the frame: layout data, nothing else. Answers by path win over it. */
export const fixtureApi = (language: Language, more: Readonly<Record<string, ApiResponse>> = {}): ApiClient =>
  createApiClient(fixtureTransport(language, more), language)

/** The same as a transport, for tests that count or change calls. */
export function fixtureTransport(language: Language, more: Readonly<Record<string, ApiResponse>> = {}): ApiTransport {
  const answers: Readonly<Record<string, ApiResponse>> = {
    '/api/app/categories': found(categories(language)),
    '/api/app/menu': found(categories(language)),
    '/api/app/departments': found(categories(language)),
    '/api/app/social-links': found(SOCIAL_LINKS),
    '/api/app/contact-us': found(contact(language)),
    '/api/newsletter-subscribers': { status: 201, body: { status: 1, message: '', code: 'SUBSCRIBED', data: null } },
    ...more,
  }
  return async ({ url }) => answers[url.replace(/\?.*/, '')] ?? NOT_FOUND
}

/** An answer that worked. */
export const found = (data: unknown, meta?: unknown): ApiResponse => ({
  status: 200,
  body: { status: 1, message: '', data, meta },
})

const NOT_FOUND: ApiResponse = {
  status: 404,
  body: { status: 0, code: 'NOT_FOUND', title: '', message: 'not found', data: null },
}

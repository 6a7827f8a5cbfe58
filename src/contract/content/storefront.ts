import { z } from 'zod'
import { Id, PageMeta, listSuccess, success } from '../envelope.ts'
import { Picture } from '../catalog/picture.ts'
import { ProductCard } from '../catalog/product-card.ts'

/** A slide of the home page. `priceFrom` is halalas per `pricedPer` pieces. */
export const Slide = z.strictObject({
  id: Id,
  title: z.string(),
  text: z.string().nullable(),
  tabLabel: z.string(),
  actionLabel: z.string().nullable(),
  /** a path inside the shop, without language prefix */
  actionPath: z.string().nullable(),
  priceFrom: z.int().nullable(),
  pricedPer: z.int(),
  picture: Picture,
  swatch: z.enum(['cyan', 'magenta', 'yellow', 'key']),
})

/** A banner. `links` are lines of text with a path; `products` are the cards it shows. */
export const Banner = z.strictObject({
  id: Id,
  placement: z.enum(['home-offer', 'home-need', 'list-promo']),
  title: z.string(),
  text: z.string().nullable(),
  tag: z.string().nullable(),
  actionLabel: z.string().nullable(),
  actionPath: z.string().nullable(),
  offerPercent: z.int().nullable(),
  picture: Picture.nullable(),
  links: z.array(z.strictObject({ title: z.string(), text: z.string().nullable(), path: z.string() })),
  products: z.array(ProductCard),
})

/** Social links (S181). `whatsapp` is https://wa.me/ followed by 9665 and eight digits, or null. */
export const SocialLinks = z.strictObject({
  whatsapp: z.string().nullable(),
  instagram: z.string().nullable(),
  youtube: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  linkedin: z.string().nullable(),
})

/** Contact info of the footer (S180) and the legal identity (S90). */
export const ContactInfo = z.strictObject({
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  email: z.string(),
  /** with country code: +9665... */
  phone: z.string(),
  workingHours: z.string(),
  legalName: z.string(),
  crNumber: z.string(),
  vatNumber: z.string(),
  businessCenterNumber: z.string().nullable(),
  iosUrl: z.string().nullable(),
  androidUrl: z.string().nullable(),
  /** delivery to anywhere in the Kingdom that has no lower price, in halalas; null when it is not known */
  deliveryPrice: z.int().min(0).nullable(),
})

export const ClientCompany = z.strictObject({
  id: Id,
  name: z.string(),
  logo: Picture.nullable(),
  url: z.string().nullable(),
})

export const SlidesAnswer = success(z.array(Slide))
export const BannersAnswer = success(z.array(Banner))
export const SocialLinksAnswer = success(SocialLinks)
export const ContactInfoAnswer = success(ContactInfo)
export const ClientCompaniesAnswer = listSuccess(ClientCompany, PageMeta)

export type Slide = z.infer<typeof Slide>
export type Banner = z.infer<typeof Banner>
export type SocialLinks = z.infer<typeof SocialLinks>
export type ContactInfo = z.infer<typeof ContactInfo>
export type ClientCompany = z.infer<typeof ClientCompany>

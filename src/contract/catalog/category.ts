import { z } from 'zod'
import { Id, success } from '../envelope.ts'
import { Picture, Tint } from './picture.ts'

/** A sub-category in the answer's language. */
export const SubCategory = z
  .strictObject({
    id: Id,
    code: z.string(),
    name: z.string(),
    slug: z.string(),
    parentId: Id,
    productCount: z.int().min(0),
    picture: Picture.nullable(),
  })
  .meta({ id: 'SubCategory' })

/** A top category. `fromPrice` is the lowest price of a piece in halalas, as cards show it; null without products. */
export const Category = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  picture: Picture.nullable(),
  tint: Tint,
  productCount: z.int().min(0),
  fromPrice: z.int().min(0).nullable(),
  subCategories: z.array(SubCategory),
})

/** The category tree as menus name it, and no more: every page carries it. */
export const MenuCategory = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  subCategories: z.array(z.strictObject({ id: Id, name: z.string(), slug: z.string() })),
})

/** A top category as a shop window shows it. */
export const Department = Category.pick({
  id: true,
  name: true,
  slug: true,
  picture: true,
  tint: true,
  fromPrice: true,
})

/** One category, top or sub, with its way up and the slugs in both languages for links between them. */
export const CategoryDetail = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  slugs: z.strictObject({ en: z.string(), ar: z.string() }),
  description: z.string().nullable(),
  picture: Picture.nullable(),
  tint: Tint,
  productCount: z.int().min(0),
  parent: z
    .strictObject({
      id: Id,
      name: z.string(),
      slug: z.string(),
      slugs: z.strictObject({ en: z.string(), ar: z.string() }),
    })
    .nullable(),
  subCategories: z.array(SubCategory),
})

/** Lowest and highest price of a piece in a category, SAR (S182). */
export const PriceRange = z.strictObject({ min: z.number().min(0), max: z.number().min(0) })

export const CategoriesAnswer = success(z.array(Category))
export const MenuAnswer = success(z.array(MenuCategory))
export const DepartmentsAnswer = success(z.array(Department))
export const CategoryAnswer = success(CategoryDetail)
export const SubCategoriesAnswer = success(z.array(SubCategory))
export const PriceRangeAnswer = success(PriceRange)

export type Category = z.infer<typeof Category>
export type MenuCategory = z.infer<typeof MenuCategory>
export type Department = z.infer<typeof Department>
export type SubCategory = z.infer<typeof SubCategory>
export type CategoryDetail = z.infer<typeof CategoryDetail>

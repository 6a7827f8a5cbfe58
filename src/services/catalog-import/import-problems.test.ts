import { describe, expect, test } from 'vitest'
import { PIXEL, smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import { failingImports } from '#testing/catalogue/import-problems.ts'

const { path, write, sentences } = failingImports(async (folder) => {
  await folder.write('pixel.png', PIXEL)
  await folder.write('fake.png', 'this is no picture')
  await folder.write('fake.pdf', 'this is no PDF')
  await folder.write('script.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await folder.write('size.pdf', '%PDF-1.6 not much of one')
})

const ofJson = async (content: string | object) => sentences(await write('catalogue.json', content))
const ofProduct = (more: object) => ofJson(smallCatalogue(more))

const paper = (more: object = {}) => ({
  code: 'paper',
  control: 'RADIO',
  name: { en: 'Paper' },
  choices: [
    { code: 'thin', name: { en: 'Thin' } },
    { code: 'thick', name: { en: 'Thick' } },
  ],
  ...more,
})
const at = 'catalogue.json, products[0]'

describe('a problem is reported with its place and in plain words', () => {
  test.each<[string, object, string]>([
    [
      'a word that is none of those allowed',
      { features: [paper({ control: 'RADOI' })] },
      `${at}.features[0], control: is not one of the allowed values. Possible: SELECT, RADIO, SWATCH, CHECKBOX, TEXT, NUMBER, DIMENSIONS, COLOR, DATE, FILE. Did you mean "RADIO"? (given: RADOI)`,
    ],
    [
      'a category that is not there',
      { category: 'card' },
      `${at}, category: is not among the categories. Possible: cards. Did you mean "cards"? (given: card)`,
    ],
    [
      'an amount with three decimals',
      { prices: [{ price: 0.555 }] },
      `${at}.prices[0], price: has more than two decimals; the smallest amount is one halala, 0.01 SAR. (given: 0.555)`,
    ],
    [
      'a number out of range',
      { prices: [{ price: 1, offer_percent: 100 }] },
      `${at}.prices[0], offer_percent: must be from 0 to 99. (given: 100)`,
    ],
    [
      'a fact without a name',
      { specifications: { en: 'cotton' } },
      `${at}, specifications_en: must be lines of a name, a colon and a value: Material: cotton, 180 g. (given: cotton)`,
    ],
    [
      'a ladder that climbs',
      { prices: [{ price: 1, ladder: { 10: 1.2 } }] },
      `${at}.prices[0], ladder: the step at 10 costs more than the one before; the unit price must not rise with the quantity.`,
    ],
    [
      'a ladder below the minimum',
      { min_quantity: 50, prices: [{ price: 1, ladder: { 50: 0.9 } }] },
      `${at}.prices[0], ladder: the step at 50 must be above the minimum quantity, 50.`,
    ],
    ['no price', { prices: [] }, `${at}, prices: the product has no price; give at least one.`],
    [
      'two prices of one code',
      {
        prices: [
          { code: 'a', price: 1 },
          { code: 'a', price: 2 },
        ],
      },
      `${at}.prices[1]: appears twice; first at ${at}.prices[0]. (given: a)`,
    ],
    ['a text without a language', { name: {} }, `${at}, name: needs a text in at least one language.`],
    [
      'a text that is not one per language',
      { name: 'Cards' },
      `${at}, name: must be an object of languages: {"en": "…", "ar": "…"}. (given: Cards)`,
    ],
    [
      'a column that does not exist',
      { nmae: 1 },
      `${at}, nmae: there is no such column. Possible: code, category, name, slug, summary, description, included, specifications, keywords, min_quantity, quantity_step, priced_per, and 19 more. Did you mean "name"?`,
    ],
    [
      'half a size',
      { width_mm: 90 },
      `${at}, height_mm: width_mm and height_mm belong together: give both or neither.`,
    ],
    [
      'artwork without a word of how it is printed',
      {
        width_mm: 90,
        height_mm: 50,
        features: [{ code: 'file', control: 'FILE', name: { en: 'File' }, file_purpose: 'ARTWORK', choices: [] }],
      },
      `${at}, print_method: takes artwork, but print_method does not say how it is printed.`,
    ],
    [
      'artwork of no size',
      {
        print_method: 'COATED',
        print_faces: ['front'],
        features: [{ code: 'file', control: 'FILE', name: { en: 'File' }, file_purpose: 'ARTWORK', choices: [] }],
      },
      `${at}, print_sheet: takes artwork, but nothing says how large: give print_sheet, width_mm and height_mm, or choices with a size.`,
    ],
    [
      'a file of which nothing says what it is for',
      { features: [{ code: 'file', control: 'FILE', name: { en: 'File' }, choices: [] }] },
      `${at}.features[0], file_purpose: does not say what the file is for: give ARTWORK, which is checked and printed, or DOCUMENT, which is read.`,
    ],
    [
      'a product that is printed and takes no file',
      { print_method: 'COATED' },
      `${at}, print_method: says how the product is printed, but no feature of it takes a file: give one of the control FILE with the purpose ARTWORK.`,
    ],
    [
      'a sheet that is not there',
      { print_sheet: 'a9' },
      `${at}, print_sheet: is not among the print_sheets. (given: a9)`,
    ],
    [
      'a sheet of second faces that is not there',
      { features: [paper({ choices: [{ code: 'thin', name: { en: 'Thin' }, print_second_sheet: 'a9' }] })] },
      `${at}.features[0].choices[0], print_second_sheet: is not among the print_sheets. (given: a9)`,
    ],
    [
      'a booklet with fewer pages at most than at least',
      { pages_min: 8, pages_max: 4, pages_multiple: 4 },
      `${at}, pages_min: pages_min, pages_max and pages_multiple (1, 2 or 4) belong together, and no fewer than pages_min.`,
    ],
    [
      'a picture that is not there',
      { images: ['pixl.png'] },
      `${at}.images[0], image: there is no such picture; paths count from the folder of the file, or from --images. (given: pixl.png)`,
    ],
    [
      'a picture that is none',
      { images: ['fake.png'] },
      `${at}.images[0], image: is not a JPEG, PNG, WebP, AVIF or SVG picture. (given: fake.png)`,
    ],
    [
      'a template that is none',
      { templates: [{ file: 'fake.pdf', name: { en: 'T' } }] },
      `${at}.templates[0], file: is not what its extension says. (given: fake.pdf)`,
    ],
    [
      'a template with a script in it',
      { templates: [{ file: 'script.svg', name: { en: 'T' } }] },
      `${at}.templates[0], file: is not what its extension says. (given: script.svg)`,
    ],
    [
      'a template for a variant that is not there',
      { templates: [{ file: 'size.pdf', name: { en: 'T' }, price: 'a2' }] },
      `${at}.templates[0], price: is not among the prices. Possible: standard. (given: a2)`,
    ],
    [
      'a condition on a choice that is not there',
      { features: [paper(), { code: 'foil', control: 'TEXT', name: { en: 'F' }, shown_when: ['paper/thikc'] }] },
      `${at}.features[1], shown_when: is not among the choices. Possible: paper/thin, paper/thick. Did you mean "paper/thick"? (given: paper/thikc)`,
    ],
    [
      'a feature that waits for itself',
      { features: [paper({ shown_when: ['paper/thin'] })] },
      `${at}.features[0], shown_when: is a choice of the feature itself, so it would never be shown. (given: paper/thin)`,
    ],
    [
      'a list to choose from with nothing in it',
      { features: [paper({ choices: [] })] },
      `${at}.features[0], control: a feature of this control needs at least one choice. (given: RADIO)`,
    ],
    [
      'an attribute value without an attribute',
      { features: [paper({ choices: [{ code: 'a', name: { en: 'A' }, attribute_value: 'x' }] })] },
      `${at}.features[0].choices[0], attribute_value: needs a feature that names an attribute. (given: x)`,
    ],
    [
      'a choice excluded by itself',
      { features: [paper()], exclusions: [{ choice: 'paper/thin', other: 'paper/thin' }] },
      `${at}.exclusions[0], other: a choice cannot exclude itself. (given: paper/thin)`,
    ],
    ['a product related to itself', { related: ['BC-1'] }, `${at}, related: is the product itself. (given: BC-1)`],
    [
      'text that turns around what follows',
      { summary: { en: 'a\u202Egpj.exe' } },
      `${at}, summary_en: has characters that are invisible or change the direction of the text. (given: a\u202Egpj.exe)`,
    ],
  ])('%s', async (_, more, sentence) => {
    expect(await ofProduct(more)).toEqual([sentence])
  })

  test.each<[string, object, string]>([
    ['a variant', { prices: [{ price: 1, print_sheet: 'a5' }] }, 'prices[0]'],
    [
      'a choice',
      { features: [paper({ choices: [{ code: 'thin', name: { en: 'Thin' }, print_sheet: 'a5' }] })] },
      'features[0].choices[0]',
    ],
  ])('%s that is printed on a sheet, of a product that takes no file', async (_, more, of) => {
    const sheet = { code: 'a5', name: { en: 'A5' }, width_mm: 148, height_mm: 210 }
    expect(await ofJson({ ...smallCatalogue(more), print_sheets: [sheet] })).toEqual([
      `${at}.${of}, print_sheet: says how the product is printed, but no feature of it takes a file: give one of the control FILE with the purpose ARTWORK.`,
    ])
  })

  test('a part that is no list', async () => {
    expect(await ofProduct({ prices: {} })).toContain(`${at}.prices: must be a list […].`)
  })

  test('all of them at once, in one go', async () => {
    const { categories, products } = smallCatalogue()
    const wrong = { ...products[0], category: 'x', min_quantity: 0, prices: [{ price: 'free' }] }
    expect(await ofJson({ categories, products: [wrong, { ...wrong, code: 'BC-2' }] })).toHaveLength(6)
  })

  test.each<[string, string | object, string]>([
    ['no JSON', '{"products": [}', 'catalogue.json: cannot be read: line 1, column 15: '],
    ['another document', '[]', 'catalogue.json: is not a catalogue. Possible: products, settings, '],
    ['an unknown section', { prodcts: [] }, 'catalogue.json, prodcts: there is no such section. Possible: products, '],
    ['an empty file', '', 'catalogue.json: is empty.'],
    [
      'a sub-category of a sub-category',
      {
        categories: [
          { code: 'a', name: { en: 'A' } },
          { code: 'b', parent: 'a', name: { en: 'B' } },
          { code: 'c', parent: 'b', name: { en: 'C' } },
        ],
      },
      'catalogue.json, categories[2], parent: is itself a sub-category; there are two levels. (given: b)',
    ],
    [
      'a setting that does not fit',
      { settings: { contactInfo: {} } },
      'catalogue.json, settings.contactInfo, value: location: ',
    ],
    [
      'a lettering that is not in the list, said in both languages',
      { settings: { brand: { name: { en: 'A', ar: 'ا' }, lettering: 'comic-sans' } } },
      'catalogue.json, settings.brand, value: lettering: lettering/unknown: "comic-sans" is not among the families of letters. Possible: readex-pro, cairo, alexandria, rubik, vazirmatn, noto-kufi-arabic. لا توجد عائلة خطوط بالاسم "comic-sans".',
    ],
    [
      'an unknown setting',
      { settings: { contactInf: {} } },
      'catalogue.json, settings.contactInf, key: is not among the settings. Possible: contactInfo, socialLinks, legalAddress, brand, policy. Did you mean "contactInfo"?',
    ],
    [
      'an article with the price of what is not there',
      {
        blogs: [
          {
            code: 'b',
            title: { en: 'B' },
            excerpt: { en: 'B' },
            body: { en: '<p>{price NO 200}</p>' },
            author: { en: 'Sara' },
            published_at: '2026-01-01T00:00:00Z',
          },
        ],
      },
      'catalogue.json, blogs[0], body: is not among the products. (given: NO)',
    ],
    [
      'a banner that shows what is not there',
      { banners: [{ code: 'b', placement: 'list-promo', title: { en: 'B' }, items: [{ product: 'NO' }] }] },
      'catalogue.json, banners[0], items: is not among the products.',
    ],
    [
      'a link to what is not there',
      { banners: [{ code: 'b', placement: 'list-promo', title: { en: 'B' }, link: 'category:nowhere' }] },
      'catalogue.json, banners[0], link: is not among the categories. (given: nowhere)',
    ],
  ])('%s', async (_, content, beginning) => {
    expect((await ofJson(content))[0]).toContain(beginning)
  })

  test('a missing file and a folder with nothing in it', async () => {
    expect(await sentences(path('nowhere.json'))).toEqual([expect.stringContaining('there is no such file or folder.')])
    await write('hollow/readme.txt', 'x')
    expect(await sentences(path('hollow'))).toEqual([
      expect.stringContaining('is not a catalogue. Possible: .json, .csv, .xlsx.'),
    ])
  })
})

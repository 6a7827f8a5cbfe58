/**
 * A catalogue that fills every column of every section with something else than its default, so that a column which is lost
 * on its way into the database is missed. `picture` and `template` are written as they stand.
 */
export const wholeCatalogue = (picture: string, template: string) => ({
  ...basics(),
  categories: [
    { ...category('print', picture), parent: null },
    { ...category('cards', picture), parent: 'print' },
  ],
  products: [mainProduct(picture, template), otherProduct()],
  ...articles(picture),
  ...places(picture),
  clients: [{ code: 'bank', name: both('Bank'), image: picture, url: 'https://bank.example', position: 6 }],
  synonyms: [{ topic: 'cards', phrases: ['cards', 'بطاقات'] }],
})

const both = (en: string) => ({ en, ar: `نص ${en}` })

const basics = () => ({
  settings: {
    legalAddress: {
      street: { en: 'Press Road', ar: 'شارع المطابع' },
      building: '1234',
      district: { en: 'Al Malaz', ar: 'الملز' },
      city: { en: 'Riyadh', ar: 'الرياض' },
      postalCode: '12345',
    },
  },
  attributes: [
    {
      code: 'colour',
      name: both('Colour'),
      position: 3,
      values: [{ code: 'red', name: both('Red'), colour: '#cc0000', position: 4 }],
    },
  ],
  print_sheets: [
    {
      code: 'tag',
      name: both('Hang tag'),
      width_mm: 50,
      height_mm: 90,
      shape: 'ROUNDED',
      corner_mm: 3,
      bleed_mm: 2,
      safe_mm: 5,
      creases_x: [24.5],
      creases_y: [40],
      holes: [[25, 82, 4]],
      scale: 10,
      position: 6,
    },
  ],
})

const articles = (picture: string) => ({
  blog_tags: [{ code: 'news', name: both('News') }],
  blogs: [
    {
      code: 'paper',
      title: both('Paper'),
      slug: { en: 'about-paper', ar: 'عن-الورق' },
      excerpt: both('Excerpt'),
      body: both('<p>Body</p>'),
      image: picture,
      image_alt: both('Sheets'),
      author: both('Noura'),
      reading_minutes: 7,
      published_at: '2026-10-01T08:00:00.000Z',
      updated_at: '2026-10-02T08:00:00.000Z',
      tags: ['news'],
    },
  ],
  pages: [
    {
      key: 'about-us',
      title: both('About'),
      intro: both('Intro'),
      updated_at: '2026-10-03T08:00:00.000Z',
      sections: [{ code: 'who', title: both('Who'), body: both('<p>We</p>'), images: [picture], position: 2 }],
    },
  ],
})

const places = (picture: string) => ({
  slides: [
    {
      code: 'first',
      title: both('Slide'),
      text: both('Text'),
      tab_label: both('Tab'),
      action_label: both('Go'),
      link: '/offers',
      price_from: 12.5,
      priced_per: 100,
      image: picture,
      image_alt: both('Cards'),
      swatch: 'cyan',
      for_website: false,
      active: false,
      position: 4,
    },
  ],
  banners: [
    {
      code: 'offer',
      placement: 'home-offer',
      title: both('Banner'),
      text: both('Text'),
      tag: both('Tag'),
      action_label: both('Go'),
      link: '/offers',
      offer_percent: 20,
      image: picture,
      image_alt: both('Cards'),
      items: [{ product: 'BC-1' }],
      active: false,
      position: 5,
    },
  ],
})

const category = (code: string, picture: string) => ({
  code,
  name: both(`Category ${code}`),
  slug: { en: `all-${code}`, ar: `كل-${code}` },
  description: both('Description'),
  image: picture,
  tint: 'sky',
  position: 7,
})

const mainProduct = (picture: string, template: string) => ({
  code: 'BC-1',
  category: 'cards',
  name: both('Business cards'),
  slug: { en: 'the-card', ar: 'البطاقة' },
  summary: both('Summary'),
  description: both('<p>Description</p>'),
  included: both('Included'),
  specifications: both('Weight: 350 g'),
  keywords: both('keywords'),
  min_quantity: 50,
  quantity_step: 25,
  priced_per: 100,
  urgent_allowed: false,
  production_days: 6,
  width_mm: 90,
  height_mm: 55,
  print_method: 'UNCOATED',
  print_sheet: 'tag',
  print_faces: ['front', 'back'],
  print_proof: 'STAFF',
  print_private: true,
  print_preview: 'apron',
  print_ground: '#17181c',
  print_inks: 'OPAQUE',
  pages_min: 4,
  pages_max: 8,
  pages_multiple: 2,
  popularity: 17,
  published: false,
  published_at: '2026-09-01T08:00:00.000Z',
  related: ['BC-2'],
  prices: [
    {
      code: 'matt',
      name: both('Matt'),
      position: 3,
      price: 0.55,
      offer_percent: 10,
      setup_fee: 20,
      remaining_quantity: 900,
      print_sheet: 'tag',
      ladder: { 250: 0.5, 500: 0.4 },
    },
  ],
  images: [{ position: 2, image: picture, alt: both('A card') }],
  features: features(picture),
  exclusions: [{ choice: 'finish/foil', other: 'finish/red', reason: both('Not together') }],
  templates: [{ file: template, file_name: 'card.pdf', name: both('Card'), price: 'matt', position: 3 }],
})

const features = (picture: string) => [
  {
    code: 'finish',
    attribute: 'colour',
    name: both('Finish'),
    help: both('Help'),
    control: 'CHECKBOX',
    required: true,
    position: 3,
    min_value: 1,
    max_value: 9,
    max_choices: 2,
    file_purpose: null,
    shown_when: [],
    choices: [choice('foil', picture, { attribute_value: null, is_default: true }), choice('red', picture)],
  },
  {
    code: 'file',
    attribute: null,
    name: both('File'),
    help: null,
    control: 'FILE',
    required: false,
    position: 4,
    min_value: null,
    max_value: null,
    max_choices: null,
    file_purpose: 'ARTWORK',
    shown_when: ['finish/foil'],
    choices: [],
  },
]

const choice = (code: string, picture: string, more: object = {}) => ({
  code,
  name: both(code),
  note: both('Note'),
  price: 0.1,
  attribute_value: 'red',
  colour: '#cc0000',
  image: picture,
  width_mm: 80,
  height_mm: 40,
  print_sheet: 'tag',
  print_second_sheet: 'tag',
  print_bleed: 5,
  print_ground: '#c49a6c',
  print_inks: 'TRANSPARENT',
  print_method: 'COATED',
  print_shape: 'ROUND',
  print_layer: 'Foil',
  print_faces: ['back'],
  print_pages: 12,
  is_default: false,
  position: code === 'foil' ? 1 : 2,
  ...more,
})

const otherProduct = () => ({
  code: 'BC-2',
  category: 'cards',
  name: both('Other cards'),
  prices: [{ code: 'standard', price: 1 }],
})

/** Words of generated catalogues, each in English and in Arabic. */
export type Words = readonly [en: string, ar: string]

/** Ten departments with five shelves each; every shelf has its kinds of products. */
export const DEPARTMENTS: readonly {
  readonly name: Words
  readonly shelves: readonly (readonly [Words, ...Words[]])[]
}[] = [
  {
    name: ['Cards and stationery', 'بطاقات وقرطاسية'],
    shelves: [
      [
        ['Business cards', 'بطاقات أعمال'],
        ['Folded cards', 'بطاقات مطوية'],
        ['Visiting cards', 'كروت شخصية'],
      ],
      [
        ['Letterheads', 'أوراق رسمية'],
        ['Notepapers', 'أوراق ملاحظات'],
      ],
      [
        ['Envelopes', 'ظروف'],
        ['Padded envelopes', 'ظروف مبطنة'],
      ],
      [
        ['Folders', 'ملفات عرض'],
        ['Ring binders', 'ملفات حلقية'],
      ],
      [
        ['Stamps', 'أختام'],
        ['Date stamps', 'أختام بتاريخ'],
      ],
    ],
  },
  {
    name: ['Flyers and brochures', 'نشرات ومطويات'],
    shelves: [
      [
        ['Flyers', 'نشرات'],
        ['Leaflets', 'منشورات'],
      ],
      [
        ['Brochures', 'مطويات'],
        ['Catalogues', 'كتالوجات'],
      ],
      [
        ['Menus', 'قوائم طعام'],
        ['Price lists', 'قوائم أسعار'],
      ],
      [
        ['Posters', 'ملصقات جدارية'],
        ['Timetables', 'جداول مواعيد'],
      ],
      [
        ['Vouchers', 'قسائم'],
        ['Loyalty cards', 'بطاقات ولاء'],
      ],
    ],
  },
  {
    name: ['Stickers and labels', 'ملصقات'],
    shelves: [
      [
        ['Round labels', 'ملصقات دائرية'],
        ['Square labels', 'ملصقات مربعة'],
      ],
      [
        ['Cut-out stickers', 'ملصقات مقصوصة'],
        ['Sticker sheets', 'أوراق ملصقات'],
      ],
      [
        ['Window stickers', 'ملصقات زجاج'],
        ['Wall stickers', 'ملصقات جدران'],
      ],
      [
        ['Bottle labels', 'ملصقات عبوات'],
        ['Jar labels', 'ملصقات برطمانات'],
      ],
      [
        ['Seals', 'أختام لاصقة'],
        ['Safety stickers', 'ملصقات سلامة'],
      ],
    ],
  },
  {
    name: ['Packaging', 'تغليف'],
    shelves: [
      [
        ['Gift boxes', 'علب هدايا'],
        ['Lidded boxes', 'علب بغطاء'],
      ],
      [
        ['Mailer boxes', 'علب شحن'],
        ['Shipping cartons', 'كراتين شحن'],
      ],
      [
        ['Paper cups', 'أكواب ورقية'],
        ['Cup sleeves', 'أغلفة أكواب'],
      ],
      [
        ['Tissue paper', 'ورق حرير'],
        ['Ribbons', 'أشرطة'],
      ],
      [
        ['Food boxes', 'علب طعام'],
        ['Cake boxes', 'علب كيك'],
      ],
    ],
  },
  {
    name: ['Bags', 'أكياس'],
    shelves: [
      [
        ['Paper bags', 'أكياس ورقية'],
        ['Gift bags', 'أكياس هدايا'],
      ],
      [
        ['Tote bags', 'أكياس قماش'],
        ['Canvas bags', 'حقائب كانفاس'],
      ],
      [
        ['Backpacks', 'حقائب ظهر'],
        ['Drawstring bags', 'أكياس بحبل'],
      ],
      [
        ['Bottle bags', 'أكياس قوارير'],
        ['Bread bags', 'أكياس خبز'],
      ],
      [
        ['Pouches', 'محافظ قماشية'],
        ['Pencil cases', 'مقالم'],
      ],
    ],
  },
  {
    name: ['Signs', 'لوحات'],
    shelves: [
      [
        ['Lit letters', 'حروف مضيئة'],
        ['Metal letters', 'حروف معدنية'],
      ],
      [
        ['Light boxes', 'صناديق مضيئة'],
        ['Shop signs', 'لوحات محلات'],
      ],
      [
        ['Door plates', 'لوحات أبواب'],
        ['Room signs', 'لوحات غرف'],
      ],
      [
        ['Safety signs', 'لوحات سلامة'],
        ['Parking signs', 'لوحات مواقف'],
      ],
      [
        ['Nameplates', 'لوحات أسماء'],
        ['Desk plates', 'لوحات مكتبية'],
      ],
    ],
  },
  {
    name: ['Banners and exhibitions', 'لافتات ومعارض'],
    shelves: [
      [
        ['Roll-ups', 'رول أب'],
        ['X-stands', 'حوامل إكس'],
      ],
      [
        ['Outdoor banners', 'لافتات خارجية'],
        ['Mesh banners', 'لافتات شبكية'],
      ],
      [
        ['Pop-up walls', 'جدران عرض'],
        ['Backdrops', 'خلفيات تصوير'],
      ],
      [
        ['Counters', 'طاولات استقبال'],
        ['Tablecloths', 'مفارش طاولات'],
      ],
      [
        ['Tents', 'خيام'],
        ['Feather banners', 'رايات ريشة'],
      ],
    ],
  },
  {
    name: ['Books and calendars', 'دفاتر وتقاويم'],
    shelves: [
      [
        ['Notebooks', 'دفاتر'],
        ['Pocket notebooks', 'دفاتر جيب'],
      ],
      [
        ['Desk calendars', 'تقاويم مكتبية'],
        ['Wall calendars', 'تقاويم جدارية'],
      ],
      [
        ['Diaries', 'مفكرات'],
        ['Planners', 'مخططات'],
      ],
      [
        ['Notepads', 'دفاتر ملاحظات'],
        ['Desk pads', 'ألواح مكتب'],
      ],
      [
        ['Bookmarks', 'فواصل كتب'],
        ['Booklets', 'كتيبات'],
      ],
    ],
  },
  {
    name: ['Mugs and gifts', 'أكواب وهدايا'],
    shelves: [
      [
        ['Mugs', 'أكواب'],
        ['Tumblers', 'كؤوس حافظة'],
      ],
      [
        ['Pens', 'أقلام'],
        ['Pencils', 'أقلام رصاص'],
      ],
      [
        ['Gift sets', 'أطقم هدايا'],
        ['Welcome sets', 'أطقم ترحيب'],
      ],
      [
        ['Badges', 'شارات'],
        ['Key rings', 'ميداليات'],
      ],
      [
        ['Coasters', 'قواعد أكواب'],
        ['Candles', 'شموع'],
      ],
    ],
  },
  {
    name: ['Uniforms and apparel', 'ملابس وزي موحد'],
    shelves: [
      [
        ['T-shirts', 'تيشيرتات'],
        ['Polo shirts', 'قمصان بولو'],
      ],
      [
        ['Caps', 'قبعات'],
        ['Scarves', 'أوشحة'],
      ],
      [
        ['Aprons', 'مرايل'],
        ['Chef jackets', 'ستر طهاة'],
      ],
      [
        ['Hoodies', 'سترات بقلنسوة'],
        ['Vests', 'صدريات'],
      ],
      [
        ['Lanyards', 'حبال تعليق'],
        ['Wristbands', 'أساور'],
      ],
    ],
  },
]

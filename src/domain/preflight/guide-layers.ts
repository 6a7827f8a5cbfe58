/** Names of layers of our own templates, as English and Arabic programs and people write them: in small letters, whole. */
const GUIDES: ReadonlySet<string> = new Set([
  'bleed',
  'trim',
  'crease',
  'safe area',
  'safe zone',
  'fold',
  'fold lines',
  'guides',
  'template',
  'crop marks',
  'cut marks',
  'do not print',
  'هامش القص',
  'زيادة القص',
  'خط القص',
  'خطوط القص',
  'خط الطي',
  'خطوط الطي',
  'المنطقة الآمنة',
  'منطقة الأمان',
  'القالب',
  'قالب',
  'علامات القص',
  'خطوط الإرشاد',
  'لا يطبع',
])

/**
 * Whether a layer is one of a template: guides to draw by, which are switched off before printing. Only a whole name
 * counts, whatever its case: “Safety sign” and “Folder cover” are artwork.
 */
export const isGuideLayer = (name: string): boolean =>
  GUIDES.has(
    name
      .normalize('NFC')
      .trim()
      .replaceAll(/[\s_]+/g, ' ')
      .toLowerCase(),
  )

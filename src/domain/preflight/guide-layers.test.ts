import { expect, test } from 'vitest'
import { isGuideLayer } from './guide-layers.ts'

test.each([
  'Bleed',
  'Trim',
  'Crease',
  'Safe area',
  'Safe_area',
  ' SAFE  AREA ',
  'Template',
  'المنطقة الآمنة',
  'خط القص',
])('the layer “%s” of a template is a guide', (name) => expect(isGuideLayer(name)).toBe(true))

test.each([
  'Safety sign',
  'Folder cover',
  'Trademarks',
  'Unfolded',
  'Landmarks',
  'Scaffold',
  'Bleeding heart',
  'دليل الشركات',
  '',
])('the layer “%s” is artwork', (name) => expect(isGuideLayer(name)).toBe(false))

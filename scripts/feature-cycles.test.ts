import { expect, test } from 'vitest'
import { featureCycles, readSources } from './feature-cycles.ts'

test('two features that need each other are found, though no two files do', () => {
  const cycles = featureCycles({
    'src/services/orders/place.ts': `import { pay } from '../payments/pay.ts'`,
    'src/services/orders/order.ts': '',
    'src/services/payments/pay.ts': '',
    'src/services/payments/settle.ts': `import type { Order } from '#services/orders/order.ts'`,
  })
  expect(cycles).toEqual([
    'src/services/orders and src/services/payments: src/services/orders/place.ts imports ../payments/pay.ts',
    'src/services/payments and src/services/orders: src/services/payments/settle.ts imports #services/orders/order.ts',
  ])
})

test('a cycle by way of a third feature is found', () => {
  const cycles = featureCycles({
    'src/api/a/x.ts': `import {\n  y,\n} from '../b/y.ts'`,
    'src/api/b/y.ts': `export { z } from '../c/z.ts'`,
    'src/api/c/z.ts': `import { x } from '../a/x.ts'`,
  })
  expect(cycles).toHaveLength(3)
})

test('the frame of the office and its screens may not need each other', () => {
  const cycles = featureCycles({
    'src/office/shell/frame.tsx': `import { Ruler } from '../features/today/ruler.tsx'`,
    'src/office/features/today/ruler.tsx': `import { Icon } from '../../shell/icon.tsx'`,
  })
  expect(cycles).toHaveLength(2)
})

test('needing a feature of another layer, or a file beside the features, is no cycle', () => {
  const cycles = featureCycles({
    'src/services/orders/place.ts': `import { total } from '#domain/orders/total.ts'\nimport { pipelined } from '../pipelined.ts'`,
    'src/services/pipelined.ts': `import { place } from './orders/place.ts'`,
  })
  expect(cycles).toEqual([])
})

test('no features of the shop need each other', () => {
  const sources = readSources()
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  expect(featureCycles(sources)).toEqual([])
})

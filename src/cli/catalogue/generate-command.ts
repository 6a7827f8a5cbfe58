import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { generateFile, generateIntoDatabase } from '#services/catalog-import/generate/generate-catalogue.ts'
import type { Config } from '#config'
import { generateOrders } from '#services/checkout/generate/generate-orders.ts'
import { UsageError, withShop } from '../command.ts'
import type { Command } from '../command.ts'
import { showProgress } from './progress.ts'

const MAX_PRODUCTS = 5_000_000

export const generateCommand: Command = {
  usage: 'generate --products <N> (--out <file.json|file.xlsx|folder> | --into-database) | generate --orders <N>',
  summary: 'Makes a catalogue of any size with invented products in both languages, or invented orders.',
  options: [
    '--orders <N>      for measuring only: straight into the tables of a shop that has products, without invoices',
    '--seed <N>        another catalogue of the same size (default 1)',
    '--into-database   for measuring only: straight into the tables, unchecked',
  ],
  run: async (args, config) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        products: { type: 'string' },
        orders: { type: 'string' },
        seed: { type: 'string', default: '1' },
        out: { type: 'string' },
        'into-database': { type: 'boolean', default: false },
      },
    })
    if (values.orders !== undefined) return generateOrdersIn(config, values)
    const options = { products: wholeNumber('--products', values.products), seed: wholeNumber('--seed', values.seed) }
    const { out } = values
    if ((out === undefined) === !values['into-database']) throw new UsageError('Give either --out or --into-database.')
    const start = performance.now()
    if (out === undefined) {
      const progress = showProgress(process.stderr)
      await withShop(config, ({ db }) => generateIntoDatabase(db, options, progress.onProgress)).finally(progress.stop)
    } else {
      if (!['.json', '.xlsx', ''].includes(extname(out).toLowerCase()))
        throw new UsageError('Give a .json or .xlsx file, or a folder.')
      await generateFile(options, out)
    }
    const seconds = (performance.now() - start) / 1000
    console.log(`${options.products} products in ${seconds.toFixed(1)} s.`)
    return 0
  },
}

/** Orders for measuring: two lines each on average, the newest in every state. */
async function generateOrdersIn(
  config: Config,
  values: { readonly orders?: string; readonly products?: string; readonly seed: string },
): Promise<number> {
  if (values.products !== undefined) throw new UsageError('Give either --products or --orders.')
  const orders = wholeNumber('--orders', values.orders)
  const seed = wholeNumber('--seed', values.seed)
  const start = performance.now()
  const onRound = (made: number): void => console.error(`${made} orders …`)
  await withShop(config, ({ db }) => generateOrders(db, { orders, seed, now: new Date(), invoiced: false, onRound }))
  console.log(`${orders} orders in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  return 0
}

function wholeNumber(name: string, text: string | undefined): number {
  const number = Number(text)
  if (!text || !/^\d+$/.test(text) || number < 1 || number > MAX_PRODUCTS) {
    throw new UsageError(`${name} must be a whole number from 1 to ${MAX_PRODUCTS}.`)
  }
  return number
}

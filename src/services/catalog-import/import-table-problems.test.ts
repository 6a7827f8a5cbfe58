import { readFile, writeFile } from 'node:fs/promises'
import writeXlsxFile from 'write-excel-file/node'
import { describe, expect, test } from 'vitest'
import { smallCatalogue } from '#testing/catalogue/catalogue-files.ts'
import { failingImports } from '#testing/catalogue/import-problems.ts'

const { path, run, write, sentences } = failingImports()

describe('a problem in a table is reported with its row', () => {
  test('of CSV the line counts, also after cells of several lines', async () => {
    const csv = 'code,name_en,description_en,price\n\nBC-1,Cards,"two\nlines",1\nBC-2,Cards,,x\n'
    expect(await sentences(await write('products.csv', csv))).toEqual([
      'products.csv, row 5, price: must be an amount in SAR, such as 49 or 49.50. (given: x)',
      'products.csv, row 3, category: is empty, but required.',
      'products.csv, row 5, category: is empty, but required.',
    ])
  })

  test('of CSV the heading is checked', async () => {
    expect(await sentences(await write('products.csv', 'code,titel,code\nA,b,c\n'))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('products.csv, row 1, titel: there is no such column.'),
        'products.csv, row 1, code: appears twice in the header row.',
      ]),
    )
  })

  test('of a workbook the sheet and its row count', async () => {
    const file = path('catalogue.xlsx')
    const products = [
      ['code', 'name_en', 'category', 'price', 'urgent_allowed'],
      ['BC-1', 'Cards', 'nowhere', 1, 'perhaps'],
    ]
    await writeXlsxFile([
      { sheet: 'products', data: products },
      { sheet: 'prizes', data: [['code']] },
    ]).toFile(file)
    expect(await sentences(file)).toEqual([
      expect.stringContaining('catalogue.xlsx, sheet prizes: there is no such section.'),
      'catalogue.xlsx, sheet products, row 2, urgent_allowed: must be yes or no. (given: perhaps)',
      'catalogue.xlsx, sheet products, row 2, category: is not among the categories. (given: nowhere)',
    ])
  })

  test('a price without a code does not guess which one is meant', async () => {
    const prices = [
      { code: 'a', price: 1 },
      { code: 'b', price: 2 },
    ]
    const source = await write('two-prices.json', smallCatalogue({ code: 'TWO', prices }))
    await run(source)
    expect(await sentences(await write('prices-only.csv', 'code,price\nTWO,3\n'))).toEqual([
      'prices-only.csv, row 2, price: the product has several prices; give them in a prices table. Possible: a, b. (given: 300)',
    ])
  })
})

describe('a workbook that would fill the memory is refused before it is opened', () => {
  const heading = ['code', 'price']

  test('because of one cell far off', async () => {
    const file = path('far.xlsx')
    const far = [...Array.from({ length: 16_383 }, () => null), 1]
    const rows = [heading, ...Array.from({ length: 3_100 }, () => []), far]
    await writeXlsxFile([{ sheet: 'products', data: rows }]).toFile(file)
    expect(await sentences(file)).toEqual([
      'far.xlsx: has its last cell at XFD3102: delete the columns and rows beyond the table, also those that look empty.',
    ])
  })

  test('because it unpacks to far more than it is', async () => {
    const file = path('bomb.xlsx')
    await writeXlsxFile([{ sheet: 'products', data: [heading] }]).toFile(file)
    const bytes = await readFile(file)
    bytes.writeUInt32LE(2_000_000_000, directoryEntry(bytes, 'xl/worksheets/sheet1.xml') + 24)
    await writeFile(file, bytes)
    expect(await sentences(file)).toEqual([
      'bomb.xlsx: unpacks to more than 500 MB. Make several workbooks of it, or save the sheets as CSV.',
    ])
  })

  /** Where the directory of an archive describes a file. */
  const directoryEntry = (bytes: Buffer, name: string): number => bytes.lastIndexOf(name) - 46
})

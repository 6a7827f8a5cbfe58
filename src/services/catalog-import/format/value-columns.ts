import { decimalAmount, halalas, type Halalas } from '#domain/money/halalas.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { toLatinNumber } from '#domain/text/digits.ts'
import type { Column } from './column.ts'
import type { CellProblem } from './import-problem.ts'
import { textOf } from './text-columns.ts'

type Read<Value> = Result<Value, CellProblem>
type WhenEmpty<Value> = Column<Value>['whenEmpty']

const required = { kind: 'required' } as const
const value = <Value>(fallback: Value) => ({ kind: 'value', value: fallback }) as const

function readWhole(cell: unknown, min: number, max: number): Read<number> {
  const text = textOf(cell)
  if (!text.ok) return text
  const written = toLatinNumber(text.value)
  if (!/^-?\d{1,15}$/.test(written)) return err({ code: 'cell/not-a-whole-number' })
  const number = Number(written)
  return number < min || number > max ? err({ code: 'cell/out-of-range', min, max }) : ok(number === 0 ? 0 : number)
}

const plain = { write: (number: number) => number, toJson: (number: number) => number, isLocalized: false } as const

/** A whole number within bounds, in any digits. */
export const whole = (min: number, max: number, whenEmpty: WhenEmpty<number> = required): Column<number> => ({
  ...plain,
  read: (cell) => readWhole(cell, min, max),
  whenEmpty,
})

export const wholeOrNull = (min: number, max: number): Column<number | null> => ({
  ...plain,
  read: (cell) => readWhole(cell, min, max),
  whenEmpty: value(null),
})

/** The place among siblings; the order of the file when it is not given. */
export const position: Column<number> = whole(0, 1_000_000, { kind: 'derived' })

/** Places on a sheet in millimetres, half ones too; in a table separated by `;`. */
export const millimetres: Column<readonly number[]> = {
  read: (cell) => {
    const items = Array.isArray(cell) ? cell : String(cell).split(';')
    const numbers = items.flatMap((item) => (String(item).trim() === '' ? [] : [Number(toLatinNumber(String(item)))]))
    const isOnSheet = numbers.every((number) => number > 0 && number < 100_000 && Number.isInteger(number * 2))
    return isOnSheet ? ok(numbers) : err({ code: 'cell/not-millimetres' })
  },
  write: (places) => places.join('; '),
  toJson: (places) => places,
  whenEmpty: value<readonly number[]>([]),
  isLocalized: false,
}

/** Punched holes, each `x y diameter` in millimetres from the left and from the bottom; in JSON lists of three numbers. */
export const holes: Column<readonly (readonly number[])[]> = {
  read: (cell) => {
    const rows = Array.isArray(cell) ? (cell as unknown[]) : String(cell).split(';')
    const read = rows.flatMap((row) => {
      const parts = Array.isArray(row) ? row : String(row).trim().split(/\s+/)
      return parts.length === 1 && parts[0] === '' ? [] : [parts.map((part) => Number(toLatinNumber(String(part))))]
    })
    const areHoles = read.every((hole) => hole.length === 3 && hole.every((number) => number > 0))
    return areHoles ? ok(read) : err({ code: 'cell/not-holes' })
  },
  write: (all) => all.map((hole) => hole.join(' ')).join('; '),
  toJson: (all) => all,
  whenEmpty: value<readonly (readonly number[])[]>([]),
  isLocalized: false,
}

/** A template is drawn at its true size or at a tenth. */
export const scale: Column<number> = {
  ...plain,
  read: (cell) => {
    const number = readWhole(cell, 1, 10)
    if (number.ok && (number.value === 1 || number.value === 10)) return number
    return err({ code: 'cell/not-one-of', possible: ['1', '10'], nearest: null })
  },
  whenEmpty: value(1),
}

/** How many pieces shown prices are for. */
export const pricedPer: Column<number> = {
  ...plain,
  read: (cell) => {
    const number = readWhole(cell, 1, 1000)
    const possible = ['1', '10', '100', '1000']
    if (!number.ok || !possible.includes(String(number.value))) {
      return err({ code: 'cell/not-one-of', possible, nearest: null })
    }
    return number
  },
  whenEmpty: value(1),
}

function readMoney(cell: unknown): Read<Halalas> {
  const text = textOf(cell)
  if (!text.ok) return text
  const amount = halalas(text.value)
  if (amount.ok) return amount.value < 0 ? err({ code: 'cell/not-money' }) : amount
  return err({ code: amount.error.code === 'money/too-precise' ? 'cell/too-precise' : 'cell/not-money' })
}

const written = (amount: Halalas): number => Number(decimalAmount(amount))

/** An amount in SAR, stored in halalas; read exactly, never rounded. */
export const money = (whenEmpty: WhenEmpty<Halalas> = required): Column<Halalas> => ({
  read: readMoney,
  write: written,
  toJson: written,
  whenEmpty,
  isLocalized: false,
})

export const moneyOrNull: Column<Halalas | null> = { ...money(), whenEmpty: value(null) }

const YES = new Set(['true', 'yes', 'y', '1', 'نعم'])
const NO = new Set(['false', 'no', 'n', '0', 'لا'])

/** Yes or no. */
export const yesNo = (fallback: boolean): Column<boolean> => ({
  read: (cell) => {
    if (typeof cell === 'boolean') return ok(cell)
    const word = String(cell).trim().toLowerCase()
    if (YES.has(word)) return ok(true)
    return NO.has(word) ? ok(false) : err({ code: 'cell/not-yes-or-no' })
  },
  write: (yes) => yes,
  toJson: (yes) => yes,
  whenEmpty: value(fallback),
  isLocalized: false,
})

const TIME = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** A moment, stored as `2026-11-21T08:00:00.000Z`; a bare date is its midnight in UTC. */
export const moment = (whenEmpty: WhenEmpty<string> = required): Column<string> => ({
  read: (cell) => {
    if (cell instanceof Date)
      return Number.isNaN(cell.getTime()) ? err({ code: 'cell/not-a-time' }) : ok(cell.toISOString())
    if (typeof cell !== 'string' || !TIME.test(cell.trim())) return err({ code: 'cell/not-a-time' })
    const text = cell.trim().replace(' ', 'T')
    const time = new Date(/T.*(Z|[+-]\d{2}:\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`)
    return Number.isNaN(time.getTime()) ? err({ code: 'cell/not-a-time' }) : ok(time.toISOString())
  },
  write: (time) => time,
  toJson: (time) => time,
  whenEmpty,
  isLocalized: false,
})

/** Steps of a quantity ladder: from so many pieces on, so much a piece. */
export type Ladder = readonly (readonly [minQuantity: number, unitPrice: Halalas])[]

/** In a table `250=0.55; 500=0.40`, in JSON `{"250": 0.55, "500": 0.40}`; stored in order of the quantities. */
export const ladder: Column<Ladder> = {
  read: (cell) => {
    const steps = ladderSteps(cell)
    if (!steps) return err({ code: 'cell/not-a-ladder' })
    const read = new Map<number, Halalas>()
    for (const [quantity, price] of steps) {
      const from = readWhole(quantity, 2, 10_000_000)
      const unit = readMoney(price)
      if (!from.ok || !unit.ok || read.has(from.value)) return err({ code: 'cell/not-a-ladder' })
      read.set(from.value, unit.value)
    }
    return ok([...read].toSorted(([one], [other]) => one - other))
  },
  write: (steps) => steps.map(([quantity, price]) => `${quantity}=${decimalAmount(price)}`).join('; '),
  toJson: (steps) => Object.fromEntries(steps.map(([quantity, price]) => [String(quantity), written(price)])),
  whenEmpty: value([]),
  isLocalized: false,
}

function ladderSteps(cell: unknown): [string, unknown][] | undefined {
  if (typeof cell === 'string') {
    const steps = cell.split(';').flatMap((step) => (step.trim() === '' ? [] : [step.split('=')]))
    return steps.every((step) => step.length === 2)
      ? steps.map(([quantity = '', price]) => [quantity.trim(), price])
      : undefined
  }
  return typeof cell === 'object' && cell !== null && !Array.isArray(cell) ? Object.entries(cell) : undefined
}

/** Anything JSON can say; in a table as JSON text. What it must look like is checked with its row. */
export const json: Column<unknown> = {
  read: (cell) => {
    if (typeof cell !== 'string') return ok(cell as object)
    try {
      return ok(JSON.parse(cell))
    } catch {
      return err({ code: 'cell/not-json' })
    }
  },
  write: (content) => JSON.stringify(content),
  toJson: (content) => content,
  whenEmpty: required,
  isLocalized: false,
}

import { parseArgs } from 'node:util'
import { parseEmail } from '#domain/contact/email.ts'
import { riyadhTimestamp } from '#domain/calendar/riyadh-time.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Result } from '#domain/result.ts'
import type { Worker } from '#services/production/job-moves.service.ts'
import { lineCode } from '#services/proofs/desk/line-work.ts'
import { authorByEmail } from '#services/staff/staff-author.ts'
import type { Shop } from '#shop/shop.ts'
import { UsageError } from './command.ts'
import type { Command } from './command.ts'
import { withStaffShop } from './staff-shop.ts'

type Artwork = Shop['office']['orders']['artwork']
type Name = { readonly number: number; readonly position: number }
type CommandInput = {
  readonly author: Worker
  readonly line: Name & { readonly version: number }
  readonly text: string
}

type Action = {
  readonly needs: Permission
  readonly run: (artwork: Artwork, input: CommandInput) => Promise<Result<unknown, { readonly code: string }>>
}

/** What changes a line, and the right that the person needs, as in the office. */
const ACTIONS: Readonly<Record<string, Action>> = {
  pass: { needs: 'artwork.edit', run: ({ desk }, { author, line }) => desk.pass(author, line) },
  take: { needs: 'artwork.edit', run: ({ desk }, { author, line }) => desk.takeDesign(author, line) },
  leave: { needs: 'artwork.edit', run: ({ desk }, { author, line }) => desk.leaveDesign(author, line) },
  'send-proof': {
    needs: 'artwork.edit',
    run: async ({ desk }, { author, line, text }) => {
      const sent = await desk.sendProof(author, line, { message: text === '' ? null : text, answers: [] })
      if (sent.ok) console.log(sent.value.link)
      return sent
    },
  },
  withdraw: {
    needs: 'artwork.decide',
    run: ({ desk }, { author, line, text }) => {
      if (text === '') throw new UsageError('artwork withdraw <line> <reason>')
      return desk.withdraw(author, line, text)
    },
  },
  release: { needs: 'artwork.decide', run: ({ release }, { author, line }) => release(author, line) },
}

export const artworkCommand: Command = {
  usage: 'artwork list | artwork <what> <line> … --as <email>',
  summary: 'Lists the lines whose artwork waits for the shop, or does with one what the artwork desk does.',
  options: [
    'show <line>                    where it stands, its files and findings; a line is 10012-1',
    'take <line>                    its design, which the customer left to the shop; leave <line> gives it back',
    'pass <line>                    its files are good',
    'send-proof <line> [<message>]  sends the proof and prints its link',
    'withdraw <line> <reason>       takes back a proof, or an approval before production',
    'release <line>                 hands what is signed off to production',
    '--as        the email address of the person who answers for it',
  ],
  run: (args, config) => {
    const options = { as: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [what = 'list', code = '', ...rest] = positionals
    const text = rest.join(' ').trim()
    if (text.length > 500) throw new UsageError('Say it in 500 characters.')
    if (what === 'list') return withStaffShop(config, ({ office }) => list(office.orders.artwork))
    const name = nameOf(code)
    if (what === 'show') return withStaffShop(config, ({ office }) => show(office.orders.artwork, name))
    const action = ACTIONS[what]
    if (!action) throw new UsageError(`artwork knows list, show, ${Object.keys(ACTIONS).join(', ')}, not "${what}".`)
    const email = parseEmail(values.as ?? '')
    if (!email.ok) throw new UsageError('Say who answers for it: --as <email>')
    return withStaffShop(config, async ({ office }, { db }) => {
      const author = await authorByEmail(db, email.value)
      if (!author?.permissions.has(action.needs)) return refuse(`${email.value} may not do that.`)
      const file = await office.orders.artwork.reader.line(name)
      if (!file) return refuse('There is no such line, or it needs no artwork.')
      const line = { ...name, version: file.line.version }
      const done = await action.run(office.orders.artwork, { author, line, text })
      if (!done.ok) return refuse(`${code}: ${SENTENCES[done.error.code] ?? done.error.code}`)
      console.log(`${code}: done.`)
      return 0
    })
  },
}

const SENTENCES: Readonly<Record<string, string>> = {
  'artwork/not-possible': 'this is not possible where it stands; "artwork show" says where that is.',
  'versions/conflict': 'it was changed a moment ago; try again.',
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}

function nameOf(code: string): Name {
  const [, number, place] = /^([1-9]\d{0,8})-([1-9]\d{0,2})$/.exec(code) ?? []
  if (number === undefined || place === undefined) throw new UsageError('Give a line, such as 10012-1.')
  return { number: Number(number), position: Number(place) - 1 }
}

async function list({ reader }: Artwork): Promise<number> {
  const { lines } = await reader.queue('all', NO_PERSON)
  for (const line of lines)
    console.log(
      [lineCode(line), line.state, riyadhTimestamp(line.deadline), `${line.errors} to fix`, line.customer].join('\t'),
    )
  if (lines.length === 0) console.log('No line waits for the shop.')
  return 0
}

/** For the count of lines of one’s own, which no command shows. */
const NO_PERSON = '00000000-0000-0000-0000-000000000000'

async function show({ reader }: Artwork, name: Name): Promise<number> {
  const file = await reader.line(name)
  if (!file) return refuse('There is no such line, or it needs no artwork.')
  console.log([lineCode(name), file.line.state, file.line.ready_by, file.goods.customer].join('\t'))
  for (const { position, number, label, check } of file.files) {
    console.log(`file ${position + 1}\tv${number}\t${label}\t${check?.verdict ?? 'not checked'}`)
    for (const { severity, code, page } of check?.findings ?? [])
      console.log(`  ${severity}\t${code}${page === null ? '' : `\tpage ${page}`}`)
  }
  for (const { number, state } of file.proofs) console.log(`proof ${number}\t${state}`)
  return 0
}

import { parseArgs } from 'node:util'
import { inLanguage } from '#domain/localized-text.ts'
import { UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { answerOf, numberOf } from './reviews-command.ts'
import { onOneLine, withStaffReviews } from './staff-reviews.ts'
import type { StaffReviews } from './staff-reviews.ts'

export const questionsCommand: Command = {
  usage: 'questions list [--all] | questions <what> <number> …',
  summary: 'Lists the product questions waiting for an answer, or answers one.',
  options: [
    'answer <number> <text>                     publishes question and answer, and sends the asker the answer',
    'reject <number>                            leaves it unpublished',
  ],
  run: (args, config) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    })
    const [what = 'list', which = '', ...rest] = positionals
    if (what === 'list') return withStaffReviews(config, (staff) => showQuestions(staff, values.all))
    if (what !== 'answer' && what !== 'reject') {
      throw new UsageError(`questions knows list, answer and reject, not "${what}".`)
    }
    const number = numberOf(which)
    const text = what === 'answer' ? answerOf(rest) : undefined
    return withStaffReviews(config, async ({ questions }) => {
      const done = await (text === undefined ? questions.reject(number) : questions.answer(number, text))
      if (done.ok) console.log(`Question ${number}: done.`)
      else console.error(`Question ${number}: it is not waiting for an answer.`)
      return done.ok ? 0 : 1
    })
  },
}

async function showQuestions({ questions }: StaffReviews, all: boolean): Promise<number> {
  for (const { number, status, language, product, author_name: author, body, asked_at: at } of await questions.list(
    all,
  )) {
    const day = at.toISOString().slice(0, 10)
    console.log(onOneLine(number, status, language, day, inLanguage(product, 'en'), author, body))
  }
  return 0
}

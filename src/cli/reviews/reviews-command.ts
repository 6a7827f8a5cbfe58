import { parseArgs } from 'node:util'
import { inLanguage } from '#domain/localized-text.ts'
import { MAX_ANSWER_LETTERS, REJECTIONS } from '#domain/reviews/review.ts'
import type { Result } from '#domain/result.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { saveFiles } from '../save-files.ts'
import { onOneLine, withStaffReviews } from './staff-reviews.ts'
import type { StaffReviews } from './staff-reviews.ts'

type Read = { readonly number: number; readonly revision: number }
type Act = (reviews: StaffReviews['reviews'], read: Read, rest: readonly string[]) => Promise<Result<void, unknown>>

const ACTIONS: Readonly<Record<string, Act>> = {
  approve: (reviews, read) => reviews.approve(read),
  reject: (reviews, read, [word]) => {
    const reason = REJECTIONS.find((each) => each === word)
    if (!reason) throw new UsageError(`reviews reject <review> <reason>, one of ${REJECTIONS.join(', ')}`)
    return reviews.reject(read, reason)
  },
  reply: (reviews, read, rest) => reviews.reply(read, answerOf(rest)),
}

export const reviewsCommand: Command = {
  usage: 'reviews list [--all] | reviews <what> <review> …',
  summary: 'Lists the reviews waiting for moderation, or moderates one.',
  options: [
    'approve <review>                           publishes it; <review> as it is listed, such as 12.1',
    `reject <review> <${REJECTIONS.join('|')}>`,
    'reply <review> <text>                      the shop’s reply to a published review',
    'photos <number> [<folder>]                 its photos, as files',
    'drop-demo                                  removes the reviews and questions of the demo',
  ],
  run: (args, config) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    })
    const [what = 'list', review = '', ...rest] = positionals
    if (what === 'list') return withStaffReviews(config, (staff) => showReviews(staff, values.all))
    if (what === 'drop-demo') return withStaffReviews(config, dropDemo)
    if (what === 'photos') {
      const number = numberOf(review)
      return withStaffReviews(config, (staff) => savePhotos(staff, number, rest[0] ?? 'review-photos'))
    }
    const action = ACTIONS[what]
    if (!action) {
      throw new UsageError(
        `reviews knows list, ${Object.keys(ACTIONS).join(', ')}, photos and drop-demo, not "${what}".`,
      )
    }
    const [, number, revision] = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(review) ?? []
    if (number === undefined) throw new UsageError(`Give the review number as listed: reviews ${what} 12.1`)
    return withStaffReviews(config, async ({ reviews }) => {
      const done = await action(reviews, { number: Number(number), revision: Number(revision) }, rest)
      if (done.ok) console.log(`Review ${review}: done.`)
      else console.error(`Review ${review}: it was deleted or changed since, or its status does not allow this.`)
      return done.ok ? 0 : 1
    })
  },
}

async function showReviews({ reviews }: StaffReviews, all: boolean): Promise<number> {
  for (const each of await reviews.list(all)) {
    const { number, revision, status, rating, product, author_name: author, photos, body, written_at: at } = each
    const day = at.toISOString().slice(0, 10)
    const cells = [`${number}.${revision}`, status, `${rating}/5`, day, inLanguage(product, 'en'), author]
    console.log(onOneLine(...cells, `${photos} photo(s)`, body))
  }
  return 0
}

async function savePhotos({ reviews, shop }: StaffReviews, number: number, folder: string): Promise<number> {
  const photos = await reviews.photos(shop.store.storage, number)
  if (!photos) throw new UsageError(`There is no review ${number}.`)
  if (photos.length === 0) console.log(`Review ${number}: it has no photo.`)
  await saveFiles(photos, String(number), folder)
  return 0
}

async function dropDemo({ reviews }: StaffReviews): Promise<number> {
  const dropped = await reviews.dropDemo()
  console.log(`${dropped.reviews} reviews and ${dropped.questions} questions of the demo removed.`)
  return 0
}

/** The number of a review or question as it is listed. Throws UsageError for anything else. */
export function numberOf(text: string): number {
  const [, number] = /^([1-9]\d{0,8})(?:\.\d+)?$/.exec(text) ?? []
  if (number === undefined) throw new UsageError('Give its number, such as 12.')
  return Number(number)
}

/** A text of the shop, cleaned as a customer's is. Throws UsageError when it cannot be used. */
export function answerOf(rest: readonly string[]): string {
  const text = cleanText(rest.join(' '), { maxLength: MAX_ANSWER_LETTERS, minLength: 1, multiline: true })
  if (!text.ok) throw new UsageError(`Write an answer of 1 to ${MAX_ANSWER_LETTERS} characters.`)
  return text.value
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '#db/connection.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { PictureStore } from '../images/picture-store.ts'
import { claimFiles, storeMadeFiles } from '../files/store-files.ts'
import { insertDemoQuestions, insertDemoReviews } from './demo-reviews.repository.ts'
import { makePhotos } from './make-photos.ts'
import { insertPhotos } from './review-photo.repository.ts'
import { DAY_MS } from '#domain/calendar/time-spans.ts'

const About = z.strictObject({ product: z.string(), author: z.string(), daysAgo: z.int().min(0), text: z.string() })
const DemoFile = z.strictObject({
  reviews: z.array(
    About.extend({
      rating: z.int().min(1).max(5),
      reply: z.string().optional(),
      photos: z.array(z.string()).default([]),
    }),
  ),
  questions: z.array(About.extend({ language: z.enum(LANGUAGES), answer: z.string() })),
})

/** Adds the reviews and questions of the demo, from `reviews/reviews.json` and the demo's pictures. Throws when they cannot be read. */
export async function addDemoReviews(
  { db, store, now }: { readonly db: Db; readonly store: Pick<PictureStore, 'storage' | 'media'>; readonly now: Date },
  folder: string,
): Promise<void> {
  const { reviews, questions } = DemoFile.parse(
    JSON.parse(await readFile(join(folder, 'reviews', 'reviews.json'), 'utf8')),
  )
  const before = ({ daysAgo }: { readonly daysAgo: number }) => new Date(now.getTime() - daysAgo * DAY_MS)
  const made = await Promise.all(reviews.map(({ photos }) => photosOf(store, folder, photos)))
  const files = made.flatMap((each) => each.files)
  const stored = await storeMadeFiles(db, store.storage, files)
  if (!stored.ok) throw new Error(`the photos of the demo's reviews were not stored: ${stored.error.code}`)
  await db.transaction().execute(async (tx) => {
    const ids = await insertDemoReviews(
      tx,
      reviews.map((review) => ({ ...review, at: before(review) })),
    )
    for (const [index, id] of ids.entries()) await insertPhotos(tx, id, made[index]?.photos ?? [])
    await claimFiles(tx, files)
    await insertDemoQuestions(
      tx,
      questions.map((question) => ({ ...question, at: before(question) })),
    )
  })
}

async function photosOf({ media }: Pick<PictureStore, 'media'>, folder: string, names: readonly string[]) {
  const made = await makePhotos(
    media,
    names.map((name) => ({ spooled: { path: join(folder, 'pictures', name) } })),
  )
  if (!made.ok) throw new Error(`a photo of the demo's reviews cannot be used: ${made.error.code}`)
  return made.value
}

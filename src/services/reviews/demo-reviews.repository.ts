import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'

type About = { readonly product: string; readonly author: string; readonly text: string; readonly at: Date }
type DemoReview = About & { readonly rating: number; readonly reply?: string | undefined }
type DemoQuestion = About & { readonly language: Language; readonly answer: string }

/** Adds published reviews of the demo; answers their ids in the order given. */
export async function insertDemoReviews(tx: Db, reviews: readonly DemoReview[]): Promise<string[]> {
  const ids: string[] = []
  for (const { product, author, rating, text, reply, at } of reviews) {
    const { rows } = await sql<{ id: string }>`
      insert into review (product_id, is_demo, author_name, rating, body, status, moderated_at, written_at, reply, replied_at)
      select id, true, ${author}, ${rating}, ${text}, 'APPROVED', ${at}, ${at}, ${reply ?? null},
        case when ${reply ?? null}::text is not null then ${at}::timestamptz + interval '1 day' end
      from product where code = ${product} returning id`.execute(tx)
    if (!rows[0]) throw new Error(`the demo has no product ${product}`)
    ids.push(rows[0].id)
  }
  return ids
}

/** Adds answered questions of the demo. */
export async function insertDemoQuestions(tx: Db, questions: readonly DemoQuestion[]): Promise<void> {
  for (const { product, author, language, text, answer, at } of questions) {
    const { rows } = await sql`
      insert into product_question (product_id, is_demo, author_name, language, body, status, answer, asked_at, moderated_at)
      select id, true, ${author}, ${language}, ${text}, 'ANSWERED', ${answer}, ${at}, ${at}
      from product where code = ${product} returning id`.execute(tx)
    if (rows.length === 0) throw new Error(`the demo has no product ${product}`)
  }
}

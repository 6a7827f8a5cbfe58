import { sql } from 'kysely'
import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import type { QuestionStatus } from '#domain/reviews/question.ts'

/** A question with its answer, as everybody may see it. */
export type PublishedQuestion = {
  readonly id: string
  readonly author_name: string
  readonly body: string
  readonly asked_at: Date
  readonly answer: string
  readonly answered_at: Date
}

type Page = { readonly limit: number; readonly offset: number }

/** How many questions about a published product are answered; undefined for an unknown product. */
export async function countAnswered(db: Db, productId: number): Promise<number | undefined> {
  const { rows } = await sql<{ answered: number }>`
    select count(q.*)::int as answered
    from product p left join product_question q on q.product_id = p.id and q.status = 'ANSWERED'
    where p.id = ${productId} and p.published group by p.id`.execute(db)
  return rows[0]?.answered
}

/** The answered questions about a product, the newest first. */
export async function findAnswered(db: Db, productId: number, { limit, offset }: Page): Promise<PublishedQuestion[]> {
  const { rows } = await sql<PublishedQuestion>`
    select id, author_name, body, asked_at, answer, moderated_at as answered_at from product_question
    where product_id = ${productId} and status = 'ANSWERED'
    order by asked_at desc, number desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export type NewQuestion = {
  readonly customerId: string
  readonly productId: number
  readonly author: string
  readonly language: Language
  readonly text: string
}

/** Adds a question about a published product; false when there is none. */
export async function insertQuestion(tx: Db, question: NewQuestion): Promise<boolean> {
  const { rows } = await sql`
    insert into product_question (product_id, customer_id, author_name, language, body)
    select p.id, ${question.customerId}::uuid, ${question.author}, ${question.language}, ${question.text}
    from product p where p.id = ${question.productId} and p.published returning id`.execute(tx)
  return rows.length > 0
}

/** A question as staff reads it. */
export type QuestionToRead = {
  readonly number: number
  readonly status: QuestionStatus
  readonly author_name: string
  readonly language: Language
  readonly body: string
  readonly product: LocalizedText
  readonly asked_at: Date
}

/** The questions that wait, the oldest first; with `all` the newest of every state. */
export async function findQuestionsToRead(db: Db, all: boolean, limit: number): Promise<QuestionToRead[]> {
  const { rows } = await sql<QuestionToRead>`
    select q.number, q.status, q.author_name, q.language, q.body, p.name as product, q.asked_at
    from product_question q join product p on p.id = q.product_id
    where ${all} or q.status = 'PENDING'
    order by case when ${all} then -q.number else q.number end limit ${limit}`.execute(db)
  return rows
}

/** A question that was just answered or rejected, with what its message says. */
export type Moderated = {
  readonly id: string
  readonly customer_id: string | null
  readonly language: Language
  readonly body: string
  readonly product_id: number
  readonly product: LocalizedText
  readonly slug: LocalizedText
}

/** Answers a question that waits; null rejects it. Undefined when it does not wait. */
export async function moderateQuestion(tx: Db, number: number, answer: string | null): Promise<Moderated | undefined> {
  const { rows } = await sql<Moderated>`
    update product_question q set status = ${answer === null ? 'REJECTED' : 'ANSWERED'}, answer = ${answer},
      moderated_at = now()
    from product p where p.id = q.product_id and q.number = ${number} and q.status = 'PENDING'
    returning q.id, q.customer_id, q.language, q.body, q.product_id, p.name as product, p.slug`.execute(tx)
  return rows[0]
}

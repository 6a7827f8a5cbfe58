import type { Db } from '#db/connection.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { publicName } from '#domain/reviews/public-name.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import { contactPointOf } from '../customers/contact-point.ts'
import { postMessages } from '../messages/outbox.ts'
import { answerMessage } from '../messages/templates/answer-message.ts'
import type { JobQueue } from '../queue/job-queue.ts'
import { findAuthorNames } from './own-review.repository.ts'
import {
  countAnswered,
  findAnswered,
  findQuestionsToRead,
  insertQuestion,
  moderateQuestion,
} from './question.repository.ts'
import type { Moderated, QuestionToRead, PublishedQuestion } from './question.repository.ts'

export interface QuestionParts {
  readonly db: Db
  /** Where answered questions are read; may be a replica. */
  readonly reader: Db
}

type QuestionRequest = {
  readonly customerId: string
  readonly productId: number
  readonly language: Language
  readonly text: string
}

export type QuestionService = ReturnType<typeof createQuestionService>

/** Questions about products as customers ask them and as everybody reads them. */
export const createQuestionService = ({ db, reader }: QuestionParts) => ({
  /** A page of the answered questions about a product; undefined when there is no such product. */
  list: async (
    productId: number,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly total: number; readonly questions: readonly PublishedQuestion[] } | undefined> => {
    const total = await countAnswered(reader, productId)
    if (total === undefined) return undefined
    return { total, questions: total === 0 ? [] : await findAnswered(reader, productId, page) }
  },

  /** Whether there is such a product. */
  isAskable: async (productId: number): Promise<boolean> => (await countAnswered(reader, productId)) !== undefined,

  /** Keeps a question, to be read by staff; false when there is no such product. */
  ask: async ({ customerId, ...requested }: QuestionRequest): Promise<boolean> => {
    const names = await findAuthorNames(db, customerId)
    const author = publicName(names?.first_name ?? '', names?.last_name ?? '') ?? '–'
    return insertQuestion(db, { ...requested, customerId, author })
  },
})

export interface QuestionModerationParts {
  readonly db: Db
  readonly queue: JobQueue
  readonly audit: Pick<AuditLog, 'recordOfStaff'>
  readonly publicUrl: string
}

export type QuestionError = { readonly code: 'questions/not-waiting' }

const LISTED = 50

/** What staff does with questions: each act is in the audit log, and the asker gets the answer. */
export function createQuestionModeration({ db, queue, audit, publicUrl }: QuestionModerationParts) {
  const act = (number: number, answer: string | null): Promise<Result<void, QuestionError>> =>
    db.transaction().execute(async (tx) => {
      const question = await moderateQuestion(tx, number, answer)
      if (!question) return err({ code: 'questions/not-waiting' })
      const event = answer === null ? 'question-rejected' : 'question-answered'
      await audit.recordOfStaff(tx, event, question.customer_id, { question: number })
      if (answer !== null) await sendAnswer(tx, question, answer)
      return ok(undefined)
    })

  async function sendAnswer(tx: Db, question: Moderated, answer: string): Promise<void> {
    const { id, customer_id: customerId, language, body, product, slug, product_id: productId } = question
    const reader = customerId === null ? undefined : await contactPointOf(tx, customerId)
    if (!reader) return
    const href = `${publicUrl}/${language}/product/${productId}/${encodeURIComponent(inLanguage(slug, language))}`
    const facts = { id, language, question: body, answer, product: inLanguage(product, language), href }
    await postMessages(tx, queue, [answerMessage(facts, reader)])
  }

  return {
    /** Questions that wait to be answered, or with `all` the newest of any state. */
    list: (all: boolean): Promise<QuestionToRead[]> => findQuestionsToRead(db, all, LISTED),
    answer: (number: number, text: string) => act(number, text),
    reject: (number: number) => act(number, null),
  }
}

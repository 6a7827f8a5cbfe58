import { expect, test } from 'vitest'
import { createAuditLog } from '#services/audit/audit-log.ts'
import { LIMITS } from '#services/limits/rate-limits.ts'
import { createQuestionModeration } from '#services/reviews/question.service.ts'
import { insertCategory, insertProduct } from '#testing/catalogue-fixture.ts'
import { customerShop } from '#testing/customer-shop.ts'

const shop = customerShop()
const { query } = shop
const moderation = () =>
  createQuestionModeration({
    db: shop.database.db,
    queue: { enqueue: async () => undefined },
    audit: createAuditLog('a secret of the test'),
    publicUrl: 'http://localhost:3000',
  })
let count = 0
async function product(): Promise<number> {
  count += 1
  const category = await insertCategory(shop.database.db, { code: `cards-${count}`, name: { en: 'Cards' } })
  const name = { en: 'Cotton card', ar: 'بطاقة قطنية' }
  return insertProduct(shop.database.db, { code: `Q-${count}`, categoryId: category, name, price: 100 })
}
const numberOf = async (about: number) =>
  Number((await query(`select number from product_question where product_id = ${about}`))[0]?.['number'])

test('is asked by customers, shown once it is answered, and the answer is sent in the language it was asked in', async () => {
  const [customer, id] = [await shop.newCustomer(), await product()]
  const ask = { text: '  هل تطبعون على الوجهين؟ ' }
  expect((await shop.browser().send('POST', `/products/${id}/questions`, ask)).statusCode).toBe(401)
  const answer = await customer.send('POST', `/products/${id}/questions`, ask, { 'accept-language': 'ar' })
  expect(answer.json()).toMatchObject({ status: 1, data: null, message: 'شكرًا لك، سنرسل لك إجابتنا' })
  const list = async () => (await shop.browser().send('GET', `/products/${id}/questions`)).json()
  expect(await list()).toMatchObject({ data: [], meta: { total: 0, lastPage: 1 } })

  const number = await numberOf(id)
  expect(await moderation().list(false)).toMatchObject([{ number, language: 'ar', body: 'هل تطبعون على الوجهين؟' }])
  const acts = await Promise.all([1, 2, 3].map(() => moderation().answer(number, 'نعم، مجانًا.')))
  expect(acts.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await list()).toMatchObject({
    data: [{ author: 'Sara A.', text: 'هل تطبعون على الوجهين؟', answer: 'نعم، مجانًا.' }],
    meta: { total: 1 },
  })
  const mails = await query(
    `select subject, body_text, language from outbox_message where template = 'question-answered'`,
  )
  expect(mails).toMatchObject([{ subject: 'إجابتنا عن سؤالك حول بطاقة قطنية', language: 'ar' }])
  expect(String(mails[0]?.['body_text'])).toContain('نعم، مجانًا.')
  expect(String(mails[0]?.['body_text'])).toContain(`http://localhost:3000/ar/product/${id}/`)
  expect(await query(`select event, facts from audit_entry where event like 'question-%'`)).toMatchObject([
    { event: 'question-answered', facts: { question: number } },
  ])
  expect((await customer.send('GET', '/customers/export')).json().data.questions).toMatchObject([
    { body: 'هل تطبعون على الوجهين؟', answer: 'نعم، مجانًا.' },
  ])
})

test('that is rejected is never shown, and cannot be answered afterwards', async () => {
  const [customer, id] = [await shop.newCustomer(), await product()]
  await customer.send('POST', `/products/${id}/questions`, { text: 'Buy my watches' })
  const number = await numberOf(id)
  expect((await moderation().reject(number)).ok).toBe(true)
  expect((await moderation().answer(number, 'No')).ok).toBe(false)
  expect((await shop.browser().send('GET', `/products/${id}/questions`)).json().data).toEqual([])
})

test('about nothing, without words, or too long is refused', async () => {
  const [customer, id] = [await shop.newCustomer(), await product()]
  expect((await customer.send('POST', '/products/999999/questions', { text: 'x' })).statusCode).toBe(404)
  expect((await shop.browser().send('GET', '/products/999999/questions')).statusCode).toBe(404)
  const ask = async (body: object) => (await customer.send('POST', `/products/${id}/questions`, body)).json()
  expect(await ask({ text: ' ' })).toMatchObject({ errors: [{ field: 'text', code: 'required' }] })
  expect(await ask({ text: 'x'.repeat(501) })).toMatchObject({ errors: [{ field: 'text', code: 'too_long' }] })
  expect(await ask({ text: 'x', to: 'y' })).toMatchObject({ errors: [{ field: 'to', code: 'unknown_field' }] })
})

test('few are asked in an hour', () => {
  expect(LIMITS.question).toEqual({ times: 5, windowSeconds: 3_600 })
})

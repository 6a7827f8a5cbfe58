import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

function capture() {
  const lines: string[] = []
  return { lines, logger: createLogger({ production: true, logLevel: 'info' }, { write: (line) => lines.push(line) }) }
}

test('a request is logged without its query, headers or address', () => {
  const { lines, logger } = capture()
  const req = { method: 'GET', url: '/search?q=ahmad@example.com', headers: { cookie: 'secret' }, ip: '192.0.2.7' }
  logger.info({ req, res: { statusCode: 404 } }, 'request refused')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { method: 'GET', path: '/search' }, res: { status: 404 } })
  expect(lines[0]).not.toMatch(/ahmad|secret|192\.0/)
})

test('the link of a proof is logged without its secret', () => {
  const { lines, logger } = capture()
  logger.info({ req: { method: 'POST', url: '/api/proofs/qzQvWAJ7YoO2BUMyBj39KA/approval' } }, 'request refused')
  expect(JSON.parse(lines[0] ?? '').req.path).toBe('/api/proofs/:secret/approval')
})

test('an error of the database is logged without the values of the row', () => {
  const { lines, logger } = capture()
  const error = Object.assign(new Error('duplicate key value violates unique constraint "subscriber_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(ahmad@example.com) already exists.',
  })
  logger.error({ err: error }, 'request failed')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ code: '23505', message: expect.stringContaining('duplicate') })
  expect(lines[0]).not.toContain('ahmad')
})

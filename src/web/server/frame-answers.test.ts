import { describe, expect, test, vi } from 'vitest'
import { createApiClient } from '#contract/api-client.ts'
import type { ApiTransport } from '#contract/api-client.ts'
import { fixtureTransport } from '../testing/fixture-api.ts'
import { keepFrameAnswers } from './frame-answers.ts'

function setUp(transport: ApiTransport = fixtureTransport('en')) {
  const clock = { now: 0 }
  const calls = vi.fn<ApiTransport>(transport)
  const { apiFor, forget } = keepFrameAnswers(
    (language) => createApiClient(calls, language),
    () => clock.now,
  )
  return { calls, clock, apiFor, forget }
}

describe('answers of the frame', () => {
  test('are asked for once per language, whatever page is rendered', async () => {
    const { apiFor, calls } = setUp()
    await Promise.all([apiFor('en').get('/api/app/menu'), apiFor('en').get('/api/app/menu')])
    await apiFor('en').get('/api/app/menu')
    await apiFor('ar').get('/api/app/menu')
    expect(calls).toHaveBeenCalledTimes(2)
  })

  test('are asked for again when what they depend on changed, and after ten minutes', async () => {
    const { apiFor, calls, clock, forget } = setUp()
    await apiFor('en').get('/api/app/contact-us')
    forget(['catalogue'])
    await apiFor('en').get('/api/app/contact-us')
    expect(calls).toHaveBeenCalledTimes(1)
    forget(['settings'])
    await apiFor('en').get('/api/app/contact-us')
    expect(calls).toHaveBeenCalledTimes(2)
    clock.now += 600_000
    await apiFor('en').get('/api/app/contact-us')
    expect(calls).toHaveBeenCalledTimes(3)
  })

  test('are not cached when they are refusals', async () => {
    const { apiFor, calls } = setUp(async () => ({ status: 503, body: null }))
    await expect(apiFor('en').get('/api/app/menu')).rejects.toMatchObject({ status: 503 })
    await expect(apiFor('en').get('/api/app/menu')).rejects.toMatchObject({ status: 503 })
    expect(calls).toHaveBeenCalledTimes(2)
  })

  test('other calls always go through', async () => {
    const { apiFor, calls } = setUp(async () => ({ status: 200, body: { status: 1, message: '', data: [] } }))
    await apiFor('en').get('/api/app/products')
    await apiFor('en').get('/api/app/products')
    expect(calls).toHaveBeenCalledTimes(2)
  })
})

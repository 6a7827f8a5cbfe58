import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { accountNotice } from './account-notice.ts'

const LINK = 'https://shop.example/ar/undo-change?token=0123456789abcdefghijklmnopqrstuv'
const contact = { email: 'hello@shop.example', phone: '+966551234567', whatsapp: null }

describe.each(LANGUAGES)('in %s', (language) => {
  test('the link of a text message stands bare at its end: phones take every sign that touches it for a part of it', () => {
    for (const notice of ['identifier-changed', 'identifier-added'] as const) {
      const facts = { notice, identifier: 'new@shop.example', undoUrl: LINK, contact } as const
      const { text } = accountNotice(facts, { kind: 'phone', value: '+966551234567', language })
      expect(text?.endsWith(`: ${LINK}`), text).toBe(true)
    }
  })

  test('a person who may have lost by an undone change learns whom to ask', () => {
    const facts = { notice: 'identifier-restored', identifier: 'old@shop.example', contact } as const
    const { content } = accountNotice(facts, { kind: 'email', value: 'new@shop.example', language })
    const message = JSON.stringify(content?.blocks)
    expect(message).toContain('old@shop.example')
    expect(message).toContain('hello@shop.example')
  })
})

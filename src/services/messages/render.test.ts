import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { describe, expect, test } from 'vitest'
import type { Block } from './mail-content.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { contactMail } from './templates/contact-mail.ts'
import { newsletterWelcome } from './templates/newsletter-mail.ts'

const nasty = "\"><img src=x onerror=alert(1)> \u2068x\u2069 & 'quoted'"
const blocks: Block[] = [
  { block: 'text', text: nasty },
  { block: 'facts', facts: [{ label: 'الجوال', value: '+966551234567', kind: 'code' }] },
  { block: 'quote', label: 'الرسالة', text: `first\n${nasty}` },
  { block: 'link', label: nasty, href: `https://shop.example/?a=1&b=${nasty}` },
]

describe('a mail', () => {
  test('shows what visitors wrote as text and nothing else', () => {
    const html = renderHtml({ subject: nasty, blocks }, 'en', DEMO_BRAND)
    expect(html).not.toMatch(/<img|<script/)
    expect(html).not.toMatch(/href="[^"]*[<>][^"]*"/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('first<br>')
  })

  test('runs right to left in Arabic, with codes left to right', () => {
    const html = renderHtml({ subject: 'عنوان', blocks }, 'ar', DEMO_BRAND)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('align="right"')
    expect(html).toContain('<bdi dir="ltr">+966551234567</bdi>')
    const text = renderText({ subject: 'عنوان', blocks })
    expect(text).toContain('الجوال: \u2066+966551234567\u2069')
    expect(text).toContain('> first')
  })

  test('says the same as plain text and as HTML', () => {
    const [receipt] = contactMail(
      {
        reference: 'C-23456789',
        fullName: 'Noura',
        email: 'a@b.co',
        phone: '0551234567',
        message: 'سر',
        language: 'ar',
      },
      'staff@shop.example',
    )
    const html = renderHtml(receipt!.content, 'ar', DEMO_BRAND)
    const text = renderText(receipt!.content)
    for (const block of receipt!.content.blocks) {
      if (block.block !== 'text') continue
      expect(html).toContain(block.text)
      expect(text).toContain(block.text)
    }
  })

  test('to a visitor repeats nothing the visitor wrote', () => {
    const contact = { fullName: 'BUY NOW http://spam.example', message: 'spam', phone: '0551234567' }
    const [receipt, forStaff] = contactMail(
      { reference: 'C-23456789', email: 'victim@b.example', language: 'en', ...contact },
      'staff@shop.example',
    )
    const sent =
      renderHtml(receipt!.content, 'en', DEMO_BRAND) + renderText(receipt!.content) + receipt!.content.subject
    for (const word of ['BUY NOW', 'spam', '0551234567']) expect(sent).not.toContain(word)
    expect(renderText(forStaff!.content)).toContain('BUY NOW')
    expect(forStaff!.headers).toEqual({ 'Reply-To': 'victim@b.example' })
  })

  test('of the newsletter can be left by a page with a button, and by one click of a mail program', () => {
    const welcome = newsletterWelcome(
      { email: 'a@b.example', language: 'en', token: 'secret-token', occasion: '1' },
      'https://shop.example',
    )
    expect(welcome.headers).toEqual({
      'List-Unsubscribe': '<https://shop.example/api/newsletter-subscribers/unsubscribe?token=secret-token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(renderText(welcome.content)).toContain('\nhttps://shop.example/en/home?unsubscribe=secret-token\n')
  })
})

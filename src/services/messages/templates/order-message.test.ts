import { DEMO_BRAND } from '#testing/demo-brand.ts'
import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { withoutIsolates } from '#domain/text/bidi.ts'
import { renderHtml, withoutLost } from '../render-html.ts'
import { renderText } from '../render-text.ts'
import type { OrderGoods } from './order-goods.ts'
import { orderMessages } from './order-message.ts'

const GOODS: OrderGoods = {
  lines: [{ name: 'Cards <b>', answers: ['Paper: Coated 400 g', 'Size: 90 × 50'], quantity: 100, total: 6_300 }],
  subtotal: 6_300,
  coupon: { code: 'TEN', discount: 630 },
  urgent: null,
  shipping: 0,
  isPickup: true,
  vat: 740,
}

const mail = (language: Language, goods: OrderGoods) => {
  const [message] = orderMessages(
    { news: 'received', goods },
    {
      id: 'o-1',
      number: 10_001,
      language,
      email: 'sara@shop.example',
      phone: '+966551234567',
      total: 5_670,
      readyBy: '2026-11-24',
      publicUrl: 'https://shop.example',
    },
  )
  if (!message?.content) throw new TypeError('no mail')
  const plain = (text: string) => withoutIsolates(text).replaceAll('\u00A0', ' ')
  return {
    text: plain(renderText(message.content)),
    html: plain(renderHtml(message.content, language, DEMO_BRAND)),
  }
}

describe('the mail about an order that is paid', () => {
  test('shows the artwork of a line beside its name, and nothing where the picture does not go with it', () => {
    const twice = [...GOODS.lines, ...GOODS.lines]
    const lines = twice.map((line, index) => (index === 0 ? { ...line, artworkAt: 0 } : line))
    const { html } = mail('ar', { ...GOODS, lines })
    expect(html.match(/<img src="cid:[^"]+" align="right"/g)).toEqual(['<img src="cid:line-0" align="right"'])
    expect(withoutLost(html, ['line-0'])).toBe(html)
    expect(withoutLost(html, [])).toBe(mail('ar', { ...GOODS, lines: twice }).html)
  })

  test('names the goods with their choices, how many and for how much, and how that adds up', () => {
    const { text, html } = mail('en', GOODS)
    expect(text).toContain('• Cards <b>\n  Paper: Coated 400 g · Size: 90 × 50\n  100 pieces · SAR 63')
    expect(text).toMatch(
      /Products: SAR 63\nDiscount code TEN: SAR −6.30\nPick-up: Free\nTotal: SAR 56.70\nVAT included: SAR 7.40/,
    )
    expect(html).toContain('<b>Cards &lt;b&gt;</b>')
    expect(html).toContain('<bdi>SAR 63</bdi>')
  })

  test('says it in Arabic from right to left', () => {
    const goods = { ...GOODS, lines: [{ name: 'بطاقات', answers: ['الورق: كوشيه'], quantity: 2, total: 6_300 }] }
    const { text, html } = mail('ar', { ...goods, isPickup: false, urgent: 4_725, shipping: 2_000 })
    expect(text).toContain('• بطاقات\n  الورق: كوشيه\n  قطعتان · 63 ر.س')
    expect(text).toMatch(/تنفيذ مستعجل: 47.25 ر.س\nالتوصيل: 20 ر.س\nالإجمالي: 56.70 ر.س/)
    expect(html).toContain('dir="rtl"')
  })
})

describe('what staff writes to a customer', () => {
  const reader = {
    id: 'o-1',
    number: 10_001,
    language: 'ar' as const,
    phone: '+966551234567',
    total: 5_670,
    readyBy: '2026-11-24' as const,
    publicUrl: 'https://shop.example',
  }
  const news = { news: 'staff-message', occasion: '1', text: 'وصل الورق.\nنبدأ غدًا <b>.' } as const

  test('goes by mail in its own words and paragraphs', () => {
    const [message, ...others] = orderMessages(news, { ...reader, email: 'sara@shop.example' })
    expect(others).toEqual([])
    const html = message?.content ? renderHtml(message.content, 'ar', DEMO_BRAND) : ''
    expect(html).toContain('وصل الورق.</p>')
    expect(html).toContain('نبدأ غدًا &lt;b&gt;.</p>')
  })

  test('goes by text message to who has no e-mail address', () => {
    const [message] = orderMessages(news, { ...reader, email: null })
    expect(message?.text).toMatch(/: وصل الورق\.\nنبدأ غدًا/)
  })
})

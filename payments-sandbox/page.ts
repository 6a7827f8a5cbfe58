import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inFourPayments } from '../src/domain/pricing/instalments.ts'
import { formatAmount } from '../src/domain/money/halalas.ts'
import { escapeHtml } from '../src/domain/text/escape-html.ts'
import type { SandboxPayment } from './ledger.ts'
import { SENTENCES } from './sentences.ts'
import type { PageLanguage } from './sentences.ts'

const STYLE = `
*{box-sizing:border-box}
@view-transition{navigation:auto}
body{margin:0;min-block-size:100vh;display:grid;place-items:start center;background:#f4f1ea;color:#17181c;font:16px/1.6 system-ui,"Segoe UI",Tahoma,sans-serif;padding:2rem 1rem}
main{inline-size:min(100%,26rem);background:#fff;border:1px solid #e2ddd2;border-radius:16px;overflow:hidden}
header{display:flex;justify-content:space-between;align-items:center;padding:1rem 1.25rem;color:#fff;background:var(--brand)}
header b{font-size:1.125rem;letter-spacing:.01em}
header a{color:inherit;font-size:.875rem}
.in{padding:1.25rem}
h1{font-size:1.25rem;line-height:1.3;margin:0 0 .25rem}
p{margin:0 0 1rem;color:#55565e}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem;padding:.875rem 1rem;background:#f8f6f1;border-radius:10px}
dt{color:#55565e}dd{margin:0;text-align:end;font-weight:600;font-variant-numeric:tabular-nums}
label{display:block;font-weight:600;margin-block-end:.25rem}
input{inline-size:100%;font:600 1.375rem/1 ui-monospace,monospace;letter-spacing:.3em;text-align:center;padding:.75rem;border:1px solid #b9b3a6;border-radius:10px}
small{display:block;color:#55565e;margin:.375rem 0 1.25rem}
button{inline-size:100%;font-family:inherit;font-size:1rem;font-weight:600;line-height:1.25;min-block-size:48px;border-radius:10px;border:1px solid #b9b3a6;background:#fff;color:inherit;margin-block-end:.625rem;cursor:pointer}
button.main{background:var(--brand);border-color:var(--brand);color:#fff}
a.main{display:block;text-align:center;padding:.75rem;border-radius:10px;background:var(--brand);color:#fff;text-decoration:none;font-weight:600}
:focus-visible{outline:3px solid #1f6feb;outline-offset:2px}
ol{list-style:none;margin:0 0 1.25rem;padding:0;border:1px solid #e2ddd2;border-radius:10px}
li{display:flex;justify-content:space-between;padding:.625rem 1rem;font-variant-numeric:tabular-nums}
li+li{border-block-start:1px solid #eee9de}li:first-child{font-weight:600}
footer{padding:.75rem 1.25rem;background:#fdf4d7;color:#5c4a12;font-size:.875rem}
`

const COLOURS = { MOYASAR: '#1d4e89', TABBY: '#1b6b57', TAMARA: '#7a2e4d' } as const

const brandStyle = (colour: string) => `:root{--brand:${colour}}`
const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
const POLICY = [
  "default-src 'none'",
  `style-src ${[STYLE, ...Object.values(COLOURS).map(brandStyle)].map(hashOf).join(' ')}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

type Page = { readonly payment: SandboxPayment; readonly language: PageLanguage; readonly otherHref: string }

/** Which language a page is in: what the address says, else what the merchant said, else the browser. */
export function languageOf(
  request: FastifyRequest<{ Querystring: { lang?: string } }>,
  payment: SandboxPayment,
): PageLanguage {
  const language = request.query.lang ?? payment.language
  if (language === 'ar' || language === 'en') return language
  return /^\s*ar\b/i.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en'
}

/** The page on which a bank asks for the code it has sent. */
export const bankPage = (page: Page): string => {
  const { bankTitle, bankText, pay } = SENTENCES[page.language]
  return codePage(page, { title: bankTitle, text: bankText, button: pay })
}

/** The page of a bank on which the holder of a card confirms the card itself. */
export const cardPage = (page: Page): string => {
  const { cardTitle, cardText, confirm } = SENTENCES[page.language]
  return codePage(page, { title: cardTitle, text: cardText, button: confirm })
}

/** A code with which no bank confirms. */
export const FAILING_CODE = '111111'

type CodePage = { readonly title: string; readonly text: string; readonly button: string }

function codePage({ payment, language, otherHref }: Page, { title, text, button }: CodePage): string {
  const t = SENTENCES[language]
  return frame({ payment, language, otherHref }, [
    `<h1>${title}</h1><p>${text}</p>`,
    facts(payment, language, String(payment.source['number'] ?? '')),
    `<form method="post"><label for="code">${t.code}</label>`,
    `<input id="code" name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required autofocus>`,
    `<small>${t.codeHint}</small>`,
    `<button class="main" name="answer" value="pay">${button}</button>`,
    `<button name="answer" value="cancel" formnovalidate>${t.cancel}</button></form>`,
  ])
}

/** The page on which a provider of instalments shows its plan. */
export function planPage({ payment, language, otherHref }: Page): string {
  const t = SENTENCES[language]
  const labels = [t.today, t.inMonth, t.inTwoMonths, t.inThreeMonths]
  const parts = inFourPayments(payment.amount).map(
    (part, index) => `<li><span>${labels[index] ?? ''}</span><span>${price(part, language)}</span></li>`,
  )
  return frame({ payment, language, otherHref }, [
    `<h1>${t.planTitle}</h1><p>${t.planText}</p>`,
    facts(payment, language, ''),
    `<ol>${parts.join('')}</ol>`,
    `<form method="post"><button class="main" name="answer" value="pay">${t.agree}</button>`,
    `<button name="answer" value="refuse">${t.refuse}</button>`,
    `<button name="answer" value="cancel">${t.cancel}</button></form>`,
  ])
}

/** What is there when nothing more can be done. */
export const overPage = ({ payment, language, otherHref }: Page): string =>
  frame({ payment, language, otherHref }, [
    `<h1>${SENTENCES[language].over}</h1>`,
    facts(payment, language, ''),
    `<a class="main" href="${escapeHtml(payment.returnUrls.success)}">${SENTENCES[language].back}</a>`,
  ])

const price = (halalas: number, language: PageLanguage): string =>
  `<bdi>${formatAmount(halalas)} ${language === 'ar' ? 'ر.س' : 'SAR'}</bdi>`

function facts(payment: SandboxPayment, language: PageLanguage, card: string): string {
  const t = SENTENCES[language]
  const rows = [
    [t.merchant, escapeHtml(t.shopName)],
    ...(payment.description === ''
      ? []
      : [[t.order, `<bdi>${escapeHtml(payment.description.replace(/^\D+/, ''))}</bdi>`]]),
    [t.amount, price(payment.amount, language)],
    ...(card === '' ? [] : [[t.card, `<bdi dir="ltr">•••• ${escapeHtml(card.slice(-4))}</bdi>`]]),
  ]
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`
}

function frame({ payment, language, otherHref }: Page, body: readonly string[]): string {
  const t = SENTENCES[language]
  const name = t[payment.gateway]
  const colour = COLOURS[payment.gateway]
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title>
<style>${STYLE}</style><style>${brandStyle(colour)}</style></head><body><main>
<header><b>${name}</b><a href="${escapeHtml(otherHref)}" lang="${language === 'ar' ? 'en' : 'ar'}">${t.other}</a></header>
<div class="in">${body.join('\n')}</div><footer>${t.notice}</footer></main></body></html>`
}

/** Sends a page; nothing in it runs. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)

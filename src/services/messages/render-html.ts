import { familyName } from '#domain/brand/lettering.ts'
import { readableOn } from '#domain/brand/colour.ts'
import { groundsOf } from '#domain/brand/grounds.ts'
import type { Grounds } from '#domain/brand/grounds.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { directionOf } from '#domain/language.ts'
import type { Language } from '#domain/language.ts'
import type { Block, Fact, MailContent, MailGoods } from './mail-content.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

const BUILT_IN_ACCENT_TEXT = '#c5341b'

/**
 * What brand and language change within a mail: the colour of links, its grounds, the lettering as a declaration of CSS, and
 * where lines start.
 */
type Look = Pick<Grounds, 'paper' | 'hairline'> & {
  readonly link: string
  readonly font: string
  readonly start: 'left' | 'right'
}

/** The mail as a whole HTML document. Styles stand at the elements, because mail programs drop style sheets. */
export function renderHtml({ subject, blocks }: MailContent, language: Language, brand: Brand): string {
  const { paper, hairline } = groundsOf(brand)
  const direction = directionOf(language)
  const start = direction === 'rtl' ? 'right' : 'left'
  const look: Look = {
    start,
    paper,
    hairline,
    link: brand.accent === null ? BUILT_IN_ACCENT_TEXT : readableOn('#ffffff', brand.accent, 4.5, 'dark'),
    // Programs that do not have the family show their own for either script.
    font: `font-family:'${familyName(brand.lettering)}',Tahoma,Arial,sans-serif`,
  }
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${paper}">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td align="${start}" style="padding:28px 28px 24px;${look.font};font-size:16px;line-height:1.7;color:#17181c">
<p style="margin:0 0 20px;font-size:20px;font-weight:700">${escapeHtml(brand.name[language])}</p>
${blocks.map((block) => htmlOf(block, look)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function htmlOf(block: Block, look: Look): string {
  const { link, font, paper, hairline } = look
  switch (block.block) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`
    case 'small':
      return `<p style="margin:24px 0 0;font-size:13px;color:#5c5e66">${escapeHtml(block.text)}</p>`
    case 'code':
      return `<p dir="ltr" style="margin:0 0 16px;padding:14px 0;text-align:center;background:${paper};border-radius:8px;${font};font-size:30px;font-weight:700;letter-spacing:8px">${escapeHtml(block.code)}</p>`
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts.map((fact) => row(fact, font)).join('')}</table>`
    case 'goods':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-bottom:1px solid ${hairline}">${block.goods.map((goods) => goodsRow(goods, look)).join('')}</table>`
    case 'quote':
      return `<p style="margin:0 0 4px;color:#5c5e66">${escapeHtml(block.label)}</p>
<blockquote dir="auto" style="margin:0 0 16px;padding:12px 16px;background:${paper};border-radius:8px">${withLines(block.text)}</blockquote>`
    case 'action':
      return `<p style="margin:8px 0 20px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:11px 20px;border-radius:10px;background:#17181c;color:${paper};font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="color:${link}">${escapeHtml(block.label)}</a></p>`
  }
}

const row = ({ label, value, kind }: Fact, font: string): string =>
  `<tr><td style="${font};font-size:15px;color:#5c5e66;padding:2px 0" valign="top">${escapeHtml(label)}</td><td width="16"></td><td style="${font};font-size:15px;padding:2px 0"><bdi dir="${kind === 'code' ? 'ltr' : 'auto'}">${escapeHtml(value)}</bdi></td></tr>`

/** Pixels of a picture in a mail, which is stored larger. */
const PICTURE = { width: 72, height: 90 }

/** A picture that goes with the mail; `withoutLost` takes it out of a mail without it. */
const pictureOf = (picture: string, start: Look['start']): string =>
  `<img src="cid:${escapeHtml(picture)}" align="${start}" width="${PICTURE.width}" height="${PICTURE.height}" alt="" style="border-radius:8px;margin-${start === 'left' ? 'right' : 'left'}:14px">`

/** The HTML of a mail without pictures that do not go with it. */
export const withoutLost = (html: string, contentIds: readonly string[]): string =>
  html.replaceAll(/<img src="cid:([^"]+)"[^>]*>/g, (image, name: string) => (contentIds.includes(name) ? image : ''))

const goodsRow = ({ name, details, quantity, price, picture }: MailGoods, { font, hairline, start }: Look): string => {
  const cell = `style="${font};font-size:15px;padding:10px 0;border-top:1px solid ${hairline}" valign="top"`
  const small = (text: string) =>
    text === '' ? '' : `<br><span style="font-size:13px;color:#5c5e66">${escapeHtml(text)}</span>`
  return `<tr><td width="100%" ${cell}>${picture === undefined ? '' : pictureOf(picture, start)}<b>${escapeHtml(name)}</b>${small(details)}${small(quantity)}</td><td width="16" ${cell}></td><td ${cell} nowrap><bdi>${escapeHtml(price)}</bdi></td></tr>`
}

const withLines = (text: string): string => text.split('\n').map(escapeHtml).join('<br>')

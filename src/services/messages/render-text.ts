import { isolate, isolateLtr } from '#domain/text/bidi.ts'
import type { Block, MailContent } from './mail-content.ts'

/** The mail as plain text. Values are isolated, so that an English one does not turn an Arabic line. */
export const renderText = ({ blocks }: MailContent): string => `${blocks.map(textOf).join('\n\n')}\n`

function textOf(block: Block): string {
  switch (block.block) {
    case 'text':
      return block.text
    case 'small':
      return `--\n${block.text}`
    case 'code':
      return block.code
    case 'facts':
      return block.facts
        .map(({ label, value, kind }) => `${label}: ${kind === 'code' ? isolateLtr(value) : isolate(value)}`)
        .join('\n')
    case 'goods':
      return block.goods
        .map(({ name, details, quantity, price }) =>
          [`• ${name}`, details, `${quantity} · ${isolate(price)}`].filter((line) => line !== '').join('\n  '),
        )
        .join('\n')
    case 'quote':
      return `${block.label}:\n${block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`
    case 'link':
    case 'action':
      // On a line of its own and without isolates, which some programs would take for a part of the address.
      return `${block.label}:\n${block.href}`
  }
}

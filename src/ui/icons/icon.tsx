import type { IconName } from './icon-shapes.ts'
import { needIcon } from './need-icon.ts'

type Props = {
  name: IconName
  /** Mirrored in right-to-left pages: arrows and chevrons that point along the line. */
  flip?: boolean
  className?: string
}

/** A decorative line icon out of the document's sprite; give its control a name in words. */
export function Icon({ name, flip, className }: Props) {
  needIcon(name)
  return (
    <svg className={`glyph${flip ? ' flip' : ''}${className ? ` ${className}` : ''}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

type MarkProps = { turning?: boolean; className?: string; symbol?: 'reg' | 'brand' }

/** The registration mark: head of a ticket, the sign for loading when it turns, and the logo of a shop without a mark of its own. */
export const RegistrationMark = ({ turning, className, symbol = 'reg' }: MarkProps) => (
  <svg className={`registration-mark${turning ? ' spin' : ''}${className ? ` ${className}` : ''}`} aria-hidden="true">
    <use href={`#${symbol}`} />
  </svg>
)

/** Corner marks around the one block of a page that asks for something. */
export const CropMarks = () => <i className="crop" aria-hidden="true" />

/** The printer's colour bar. */
export const ColourBar = () => (
  <div className="bar" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
    <i />
    <i />
  </div>
)

/** Round colour samples in a row, in the direction of the page; describe them beside it. */
export const Swatches = ({ colours }: { colours: readonly { name: string; hex: string }[] }) => (
  <svg className="dot flip" viewBox={`0 0 ${colours.length * 20 - 6} 14`} aria-hidden="true">
    {colours.map(({ name, hex }, index) => (
      <circle key={name} cx={index * 20 + 7} cy="7" r="6.5" fill={hex} />
    ))}
  </svg>
)

/** A round colour sample; `label` when it is not described beside it. */
export const Swatch = ({ colour, label }: { colour: string; label?: string }) => (
  <svg
    className="dot"
    viewBox="0 0 14 14"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <circle cx="7" cy="7" r="6.5" fill={colour} />
  </svg>
)

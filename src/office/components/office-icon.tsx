import { RegistrationMark } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-shapes.ts'
import type { OfficeIconName } from './office-icons.ts'

type Props = {
  name: IconName | OfficeIconName
  /** Mirrored in right-to-left pages. */
  flip?: boolean
}

/** A decorative line icon; give its control a name in words. The office carries them all. */
export const OfficeIcon = ({ name, flip = false }: Props) => (
  <svg className={flip ? 'glyph flip' : 'glyph'} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)

/** The shop's name beside its mark, in the language of the page. */
export const OfficeLogo = ({ name }: { name: string }) => (
  <span className="logo">
    <RegistrationMark symbol={document.getElementById('brand') ? 'brand' : 'reg'} />
    <span dir="auto">{name}</span>
  </span>
)

import type { ComponentProps, ReactNode } from 'react'
import { Link } from './router/link.tsx'
import { RegistrationMark } from './icons/icon.tsx'

/** S490: six styles. `default` is vermilion: the one action of a view that moves an order on. */
export type ButtonStyle = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
/** S491: four sizes. */
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

type Look = { look?: ButtonStyle; size?: ButtonSize; wide?: boolean; className?: string }

type LookOrNone = { [Key in keyof Look]?: Look[Key] | undefined }

type ButtonProps = Look & { loading?: boolean; children: ReactNode } & Omit<ComponentProps<'button'>, 'className'>

/** A button. While loading it keeps its width, shows the turning mark and takes no presses. */
export function Button({ look, size, wide, className, loading, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide, className })}
      {...(loading
        ? { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() }
        : { onClick })}
    >
      {loading ? <RegistrationMark turning className="btn-mark" /> : null}
      {loading ? <span className="btn-hidden">{children}</span> : children}
    </button>
  )
}

/** A link that looks like a button; `to` as of `Link`. */
export const ButtonLink = ({ look, size, wide, className, ...rest }: Look & ComponentProps<typeof Link>) => (
  <Link {...rest} className={buttonClass({ look, size, wide, className })} />
)

/** The class of a control that looks like a button, for elements that are neither. */
export function buttonClass({ look = 'default', size = 'default', wide, className }: LookOrNone = {}): string {
  return ['btn', look !== 'default' && look, size !== 'default' && size, wide && 'wide', className]
    .filter(Boolean)
    .join(' ')
}

import { Fragment } from 'react'

/** Apple's keyboards have a key of their own for commands. */
const MOD = /^(?:Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'

const NAMES: Readonly<Record<string, string>> = { mod: MOD, shift: 'Shift', enter: '↵', escape: 'Esc', space: '␣' }

/** Keys as they are printed on a keyboard. */
export const Keys = ({ of }: { of: string }) => (
  <>
    {of.split(/[ +]/).map((key, index) => (
      <Fragment key={key}>
        {index > 0 ? ' ' : null}
        <kbd>{NAMES[key] ?? key.toUpperCase()}</kbd>
      </Fragment>
    ))}
  </>
)

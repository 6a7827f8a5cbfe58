import { Fragment } from 'react'

const NAMES: Readonly<Record<string, string>> = { mod: 'Ctrl', shift: 'Shift', enter: '↵', escape: 'Esc', space: '␣' }

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

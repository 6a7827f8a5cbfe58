import type { ComponentProps } from 'react'

/** The field that catches robots: neither seen nor read nor reached by people. What fills it in reads only the code. */
export const Honeypot = ({ name = 'hp', ...rest }: ComponentProps<'input'>) => (
  <span hidden>
    <input {...rest} name={name} tabIndex={-1} autoComplete="off" />
  </span>
)

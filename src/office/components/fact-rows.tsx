import type { ReactNode } from 'react'

type Props = { rows: readonly (readonly [name: string, value: ReactNode])[] }

/** Rows of a list of facts, each with its name; facts that are not known are left out. */
export const FactRows = ({ rows }: Props) =>
  rows.flatMap(([name, value]) =>
    value
      ? [
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>,
        ]
      : [],
  )

import type { ReactNode } from 'react'

/** One kind of part: its name, then every state of it under the state's own name. */
export const Kind = ({ name, children }: { name: string; children: ReactNode }) => (
  <section id={name} className="parts-kind">
    <h2 lang="en">{name}</h2>
    <div className="parts-row">{children}</div>
  </section>
)

/** One state; `wide` gives it the whole line. */
export const State = ({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <figure className={wide ? 'parts-state wide' : 'parts-state'}>
    {children}
    <figcaption lang="en">{name}</figcaption>
  </figure>
)

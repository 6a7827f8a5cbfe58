import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { Icon } from './icons/icon.tsx'
import './pager.css'

type Props = {
  page: number
  lastPage: number
  /** Names the landmark. */
  label: string
  previous: string
  next: string
  /** Which page of how many. */
  where: ReactNode
} & ({ to: (page: number) => string } | { onPage: (page: number) => void })

/** The way to the pages before and after; nothing where there is only one. */
export function Pager({ page, lastPage, label, previous, next, where, ...way }: Props) {
  if (lastPage === 1) return null
  const step = (to: number, content: ReactNode) =>
    'to' in way ? (
      <ButtonLink look="outline" rel={to < page ? 'prev' : 'next'} to={way.to(to)}>
        {content}
      </ButtonLink>
    ) : (
      <Button look="outline" onClick={() => way.onPage(to)}>
        {content}
      </Button>
    )
  const before = (
    <>
      <Icon name="arrow" className="back" />
      {previous}
    </>
  )
  const after = (
    <>
      {next}
      <Icon name="arrow" flip />
    </>
  )
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 ? step(page - 1, before) : null}
      <span className="quiet">{where}</span>
      {page < lastPage ? step(page + 1, after) : null}
    </nav>
  )
}

import type { ReactNode } from 'react'
import { CropMarks } from './icon.tsx'

/** Nothing here: a blank sheet with crop marks, one sentence, one way forward (`children`). */
export const EmptyState = ({
  title,
  text,
  level = 2,
  children,
}: {
  title: string
  text: string
  level?: 1 | 2
  children: ReactNode
}) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="empty">
      <CropMarks />
      <BlankSheet />
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className="empty-act">{children}</div>
    </section>
  )
}

const BlankSheet = () => (
  <svg viewBox="0 0 220 150" className="blank" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.7">
      <path d="M40 30h96l34 34v66H40Z" className="blank-paper" />
      <path d="M136 30v34h34" />
      <path d="M40 12v10M22 30h10M170 148v-10M188 130h-10M40 148v-10M22 130h10" />
    </g>
    <circle cx="92" cy="86" r="22" fill="var(--cyan)" opacity=".9" className="overprint" />
    <circle cx="116" cy="86" r="22" fill="var(--yellow)" opacity=".9" className="overprint" />
  </svg>
)

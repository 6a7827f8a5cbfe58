import type { ReactNode } from 'react'
import { EmptyDrawing, type EmptyDrawingName } from './icons/empty-drawing.tsx'
import { CropMarks } from './icons/icon.tsx'

/** Nothing here: a drawing of what would be, one sentence, one way forward (`children`). */
export const EmptyState = ({
  title,
  text,
  level = 2,
  drawing = 'sheet',
  children,
}: {
  title: string
  text: string
  level?: 1 | 2
  drawing?: EmptyDrawingName
  children: ReactNode
}) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="empty">
      <CropMarks />
      <EmptyDrawing name={drawing} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className="empty-actions">{children}</div>
    </section>
  )
}

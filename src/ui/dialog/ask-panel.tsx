import type { ReactNode, Ref } from 'react'
import { CropMarks } from '../icons/icon.tsx'

type Props = {
  title: string
  text: string
  /** The page's own heading, where there is no other. */
  isPage?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A panel that asks for one thing, or reports the result. */
export function AskPanel({ title, text, isPage = false, ref, children }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className="wrap ask" aria-live="polite">
      <div className="ask-in panel-loud" ref={ref} tabIndex={-1}>
        <CropMarks />
        <div>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}

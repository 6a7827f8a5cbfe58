import { usePage } from '../page-context.tsx'
import { prefixLinks } from './prefix-links.ts'

/** A written text. `html` comes from the API, which sanitises it; never pass anything else. */
export const RichText = ({ html, className = 'prose' }: { html: string; className?: string }) => {
  const { prefix } = usePage()
  return <div className={className} dangerouslySetInnerHTML={{ __html: prefixLinks(html, prefix) }} />
}

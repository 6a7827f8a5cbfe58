import { Link } from '#ui/router/link.tsx'

/** In a tab of its own, so that the form stays. */
export const PolicyLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} target="_blank" className="underlined">
    {text}
  </Link>
)

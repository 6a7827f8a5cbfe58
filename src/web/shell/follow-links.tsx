import { Icon } from '#ui/icons/icon.tsx'
import { useSocialLinks } from '../shared/frame/social-links.query.ts'

const NETWORKS = [
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['linkedin', 'LinkedIn'],
] as const

/** The shop's pages on other sites; those without an address are left out. */
export function FollowLinks() {
  const links = useSocialLinks()
  return NETWORKS.map(([network, name]) => {
    const href = links?.[network]
    return href ? (
      <a key={network} href={href} target="_blank" rel="noopener noreferrer" aria-label={name}>
        <Icon name={network} />
      </a>
    ) : null
  })
}

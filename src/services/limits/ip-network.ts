import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that counts as one visitor: an IPv4 address, or the first half of an IPv6 one (the owner of one of those
 * addresses has 2^64). An IPv4 address written as IPv6 is the same visitor.
 */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip)
  return isIPv6(plain) ? `${firstGroups(plain, 4)}::/64` : plain
}

/**
 * The block of networks around an address that one person can easily have all of: what one rents or is given as a
 * customer of a provider. 256 addresses of IPv4 (a /24), or a /48 of IPv6.
 */
export function networkBlockOf(ip: string): string {
  const plain = plainAddress(ip)
  if (isIPv6(plain)) return `${firstGroups(plain, 3)}::/48`
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : plain
}

function plainAddress(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [address = ''] = ip.split('%', 1)
  return isIPv6(address) ? address : ip
}

/** The first of the eight groups of an IPv6 address, without zeros in front. */
function firstGroups(address: string, count: number): string {
  const [before = '', after] = address.split('::', 2)
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

import { isIPv6 } from 'node:net'

/**
 * The network that counts as one visitor: an IPv4 address, or the first half of an IPv6 one (whoever has one of those
 * addresses has 2^64). An IPv4 address written as IPv6 is the same visitor.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [address = ''] = ip.split('%', 1)
  return isIPv6(address) ? firstHalf(address) : ip
}

function firstHalf(address: string): string {
  const [before = '', after] = address.split('::', 2)
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

import { networkBlockOf } from '../../limits/ip-network.ts'
import type { Counted } from '../../limits/take-all.ts'

/** How often codes of a person are tried, from one block of networks and from all. */
export const codeLimits = (staffId: string, ip: string): Counted => [
  ['staff-code', `${staffId} ${networkBlockOf(ip)}`],
  ['staff-code-all', staffId],
]

import { acceptedOrder, stationsOf } from '../orders/made-order.ts'
import type { ChangeWorld } from './world.ts'

/** Two jobs of one material at the press, and how they are put on a sheet. */
export const twoAtPress = async (world: ChangeWorld) => {
  const { shop, sql, owner } = world
  const { PREPRESS: prepress, PRINT: press } = await stationsOf(shop)
  const jobs: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const { code } = await acceptedOrder(shop, owner)
    await sql(`update print_job set material = '{"en":"Kraft"}', last_move = 'pool' where code = $1`, [code])
    await owner.send('POST', `/production/jobs/${code}/moves`, { move: 'finish', station: prepress })
    jobs.push(code)
  }
  const put = () => owner.send('POST', '/production/pools', { station: press, jobs, sheets: 2 })
  const sheet = async (): Promise<string> =>
    (await sql('select pool_id as id from print_job where code = $1', [jobs[0]]))[0].id
  return { put, press, sheet }
}

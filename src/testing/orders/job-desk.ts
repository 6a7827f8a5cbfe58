import { acceptedOrder, stationsOf } from './made-order.ts'
import { managedShop } from './managed-shop.ts'

/** Print jobs of accepted orders as the workshop moves them, for all tests of a file; a manager does it unless another desk is given. */
export async function jobDesk() {
  const managed = await managedShop()
  const { shop, manager, sql } = managed
  const station: Readonly<Record<string, number>> = await stationsOf(shop)
  const send = (code: string, body: object, desk = manager) => desk.send('POST', `/production/jobs/${code}/moves`, body)
  const move = async (code: string, body: object, desk = manager) => (await send(code, body, desk)).json()
  return {
    ...managed,
    station,
    accepted: () => acceptedOrder(shop, manager),
    send,
    move,
    jobOf: async (code: string, desk = manager) => (await desk.send('GET', `/production/jobs/${code}`)).json().data,
    finish: (code: string, kind: string, more: object = {}) =>
      move(code, { move: 'finish', station: station[kind], ...more }),
    changes: (code: string) =>
      sql(
        `select action, staff_id, before, after, reason from staff_change where subject_type = 'job'
         and subject_id = (select id::text from print_job where code = $1) order by id`,
        [code],
      ),
    listing: async (id: string) =>
      (
        await sql(
          'select production, made_at is not null as made, stations_left from order_listing where order_id = $1',
          [id],
        )
      )[0],
  }
}

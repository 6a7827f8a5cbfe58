import { insertVersion, setLineFiles } from '../artwork/artwork-fixture.ts'
import { acceptedOrder } from '../orders/made-order.ts'
import type { ChangeWorld } from './world.ts'

/** An accepted order with a file; answers the address of its line, and what is done with it in its version. */
export async function lineAtDesk(world: ChangeWorld) {
  const { shop, sql, owner } = world
  const { id, code } = await acceptedOrder(shop, owner)
  const [line] = await sql(
    'select l.id, o.customer_id from order_line l join customer_order o on o.id = l.order_id where o.id = $1',
    [id],
  )
  await sql(`update product set print_proof = 'STAFF'`)
  const version = await insertVersion(shop.database.pool, line.customer_id, { storage: shop.store.storage })
  await setLineFiles(shop.database.pool, line.id, [version])
  const act = async (what: string, form: object) => {
    const [{ version }] = await sql('select version from line_production where line_id = $1', [line.id])
    return owner.send('POST', `/artwork/lines/${code}/${what}`, form, { 'if-match': `"${version}"` })
  }
  const send = async (content: string) => {
    const [{ version }] = await sql('select version from line_production where line_id = $1', [line.id])
    const headers = { 'if-match': `"${version}"`, 'content-type': 'application/octet-stream' }
    return owner.send('PUT', `/artwork/lines/${code}/files/1?name=card.pdf`, content, headers)
  }
  /** Another version of the line's file. */
  const other = async (): Promise<string> => {
    const [{ id: version }] = await sql(
      `insert into artwork_version (artwork_id, number, source, staff_id, label, byte_length, sha256, storage_key, state, kind,
         page_count, facts, delete_after)
       select artwork_id, 2, 'STAFF', $2, label, byte_length, sha256, storage_key, state, kind, page_count, facts, delete_after
       from artwork_version v join line_artwork u on u.version_id = v.id where u.line_id = $1 returning id`,
      [line.id, owner.staffId],
    )
    return version
  }
  return { id: Number(line.id), code, act, send, other }
}

/** Makes a line one that the shop designs, of which nothing is there yet. */
export async function leaveDesignToShop({ sql }: ChangeWorld, line: number): Promise<void> {
  await sql('delete from line_artwork where line_id = $1', [line])
  await sql('update line_production set design_asked_at = now() where line_id = $1', [line])
}

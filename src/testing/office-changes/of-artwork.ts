import { insertCheck, insertVersion, RED_FINDING, setLineFiles } from '../artwork/artwork-fixture.ts'
import { lineAtDesk, leaveDesignToShop } from './line-at-desk.ts'
import { twice } from './world.ts'
import type { Scenarios } from './world.ts'

export const OF_ARTWORK: Scenarios = {
  'POST /artwork/lines/:code/pass': async (world) => {
    const { act } = await lineAtDesk(world)
    return twice('artwork.pass', () => act('pass', {}))
  },
  'POST /artwork/lines/:code/design': async (world) => {
    const { id, act } = await lineAtDesk(world)
    await leaveDesignToShop(world, id)
    return twice('artwork.takeDesign', () => act('design', {}))
  },
  'POST /artwork/lines/:code/design/leave': async (world) => {
    const { id, act } = await lineAtDesk(world)
    await leaveDesignToShop(world, id)
    await act('design', {})
    return twice('artwork.leaveDesign', () => act('design/leave', {}))
  },
  'PUT /artwork/lines/:code/pieces': async (world) => {
    const { shop, sql, owner } = world
    const { id, code } = await lineAtDesk(world)
    const [{ customer_id: customer }] = await sql(
      'select o.customer_id from order_line l join customer_order o on o.id = l.order_id where l.id = $1',
      [id],
    )
    const two = [await insertVersion(shop.database.pool, customer), await insertVersion(shop.database.pool, customer)]
    await setLineFiles(shop.database.pool, id, two)
    const share = async (pieces: readonly number[]) => {
      const [{ version }] = await sql('select version from line_production where line_id = $1', [id])
      return owner.send('PUT', `/artwork/lines/${code}/pieces`, { pieces }, { 'if-match': `"${version}"` })
    }
    return { action: 'artwork.sharePieces', call: () => share([2, 0]), idle: () => share([9, 9]) }
  },
  'POST /artwork/lines/:code/overrule': async (world) => {
    const { shop, sql } = world
    const { id, act } = await lineAtDesk(world)
    const [{ version_id: version }] = await sql('select version_id from line_artwork where line_id = $1', [id])
    await insertCheck(shop.database.pool, version, [RED_FINDING])
    return twice('artwork.overrule', () => act('overrule', { reason: 'A decorative letter' }))
  },
  'POST /artwork/lines/:code/question': async (world) => {
    const { act } = await lineAtDesk(world)
    return twice('artwork.ask', () => act('question', { question: 'Is the phone right?' }))
  },
  'POST /artwork/lines/:code/proofs': async (world) => {
    const { act } = await lineAtDesk(world)
    const idle = () => act('proofs', { answers: [{ pin: crypto.randomUUID(), text: 'Added' }] })
    return { action: 'artwork.sendProof', call: () => act('proofs', {}), idle }
  },
  'POST /artwork/lines/:code/withdrawal': async (world) => {
    const { act } = await lineAtDesk(world)
    await act('proofs', {})
    return twice('artwork.withdraw', () => act('withdrawal', { reason: 'Wrong file' }))
  },
  'POST /artwork/lines/:code/sign-off': async (world) => {
    const { act } = await lineAtDesk(world)
    await act('proofs', {})
    return twice('artwork.signOff', () => act('sign-off', { name: 'Noura', reason: 'By phone' }))
  },
  'POST /artwork/lines/:code/files/:file/fixes': async (world) => {
    const { act, other } = await lineAtDesk(world)
    world.fixMakes(await other())
    return twice('artwork.replaceFile', () => act('files/1/fixes', { fixes: ['ROTATE'] }))
  },
  'POST /artwork/lines/:code/files/:file/version': async (world) => {
    const { act, other } = await lineAtDesk(world)
    const version = await other()
    const idle = () => act('files/1/version', { version: crypto.randomUUID() })
    return { action: 'artwork.replaceFile', call: () => act('files/1/version', { version }), idle }
  },
  'PUT /artwork/lines/:code/files/:file': async (world) => {
    const { send } = await lineAtDesk(world)
    return { action: 'artwork.replaceFile', call: () => send('a file'), idle: () => send('') }
  },
  'POST /artwork/lines/:code/release': async (world) => {
    const { act } = await lineAtDesk(world)
    await act('proofs', {})
    await act('sign-off', { name: 'Noura', reason: 'By phone' })
    return twice('job.finish', () => act('release', {}))
  },
}

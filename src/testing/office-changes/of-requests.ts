import { randomInt } from 'node:crypto'
import { twice } from './world.ts'
import type { ChangeWorld, Scenarios } from './world.ts'

export const OF_REQUESTS: Scenarios = {
  'POST /requests/:reference/quotations': async (world) => {
    const path = await requested(world)
    // A second one has not seen the first.
    return twice('quotation.send', () => quote(world, path))
  },
  'POST /requests/:reference/withdraw': async (world) => {
    const path = await requested(world)
    await quote(world, path)
    return twice('quotation.withdraw', () => world.owner.send('POST', `${path}/withdraw`))
  },
  'POST /requests/:reference/decline': async (world) => {
    const path = await requested(world)
    return twice('quotation.decline', () => world.owner.send('POST', `${path}/decline`, { reason: 'No lathe' }))
  },
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'

async function requested({ shop }: ChangeWorld): Promise<string> {
  const reference = `R-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
  await shop.database.pool.query(
    `insert into special_request (reference, full_name, email, phone, description, language)
     values ($1, 'Reem', 'reem@nakheel.example', '0507319042', 'Wooden coasters', 'en')`,
    [reference],
  )
  return `/requests/${reference}`
}

const quote = ({ owner }: ChangeWorld, path: string) =>
  owner.send('POST', `${path}/quotations`, {
    language: 'en',
    contact: { name: 'Reem', phone: '0507319042', email: 'reem@nakheel.example' },
    lines: [{ name: 'Coasters', quantity: 200, unit: 950 }],
    productionDays: 8,
    validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    seenVersions: 0,
  })

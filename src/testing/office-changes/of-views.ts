import { ifMatch, twice } from './world.ts'
import type { ChangeWorld, Scenarios } from './world.ts'

export const OF_VIEWS: Scenarios = {
  'POST /views': async ({ owner }) => {
    const form = { list: 'orders', name: `Late ${Date.now()}`, query: 'late=true', isShared: false }
    // A second one of the name is refused.
    return twice('view.create', () => owner.send('POST', '/views', form))
  },
  'PUT /views/:id': async (world) => {
    const { owner } = world
    const { id, form } = await savedView(world)
    return twice('view.change', () => owner.send('PUT', `/views/${id}`, { ...form, query: 'held=true' }, ifMatch(1)))
  },
  'DELETE /views/:id': async (world) => {
    const { owner } = world
    const { id } = await savedView(world)
    return twice('view.remove', () => owner.send('DELETE', `/views/${id}`, undefined, ifMatch(1)))
  },
}

async function savedView(world: ChangeWorld) {
  const { owner } = world
  const form = { name: `Saved ${crypto.randomUUID()}`, query: 'late=true', isShared: true }
  const saved = await owner.send('POST', '/views', { list: 'orders', ...form })
  return { id: saved.json().data.id as string, form }
}

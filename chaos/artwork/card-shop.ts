import { pino } from 'pino'
import { createArtworkFixer } from '../../src/integrations/artwork-fixer/artwork-fixer.ts'
import { createArtworkOpener } from '../../src/integrations/artwork-opener/artwork-opener.ts'
import { createDiskStorage } from '../../src/integrations/storage/disk-storage.ts'
import { createArtworkServices } from '../../src/shop/artwork.ts'
import { openWorld } from '../world.ts'
import type { CardWork } from './card.ts'

/** As long as a machine may need on which everything else runs as well. */
const PATIENCE = { deadlineMs: () => 120_000 }

export type CardShop = ReturnType<typeof openCardShop>

/** What a process of the shop does with artwork, over the files of a folder and with children of its own. */
export function openCardShop({ databaseUrl, sandboxUrl, folder, laterMs }: Omit<CardWork, 'cards'>) {
  const world = openWorld({ databaseUrl, sandboxUrl, without: null }, 8)
  const storage = createDiskStorage({ folder, reserveBytes: 0 })
  const [opener, fixer] = [createArtworkOpener({ workers: 1, ...PATIENCE }), createArtworkFixer(PATIENCE)]
  const artwork = createArtworkServices({
    db: world.db,
    storage,
    limits: { take: async () => ({ ok: true, value: undefined }) },
    publicUrl: 'http://localhost:3000',
    queue: { enqueue: async () => undefined },
    opener,
    fixer,
    logger: pino({ level: 'silent' }),
    now: () => new Date(Date.now() + laterMs),
  })
  return {
    world,
    storage,
    artwork,
    desk: world.parts.desk.artwork,
    close: async () => {
      await Promise.all([opener.close(), fixer.close()])
      await world.close()
    },
  }
}

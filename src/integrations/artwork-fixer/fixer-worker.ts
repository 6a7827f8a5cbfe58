/** A process of its own that makes fixed copies of artwork, without secrets of the shop. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { UnreadableContent } from './content/content-bytes.ts'
import type { Fixing, FixTask, ProductionTask } from './fixing.ts'
import { endWithParent } from '../workers/end-with-parent.ts'
import { errorPlace } from '../workers/error-place.ts'
import { serveTasks } from '../workers/serve-tasks.ts'

sharp.concurrency(1)
sharp.cache(false)
// Visitors being served go before files being fixed.
setPriority(10)

const PICTURES: ReadonlySet<FixTask['kind']> = new Set(['JPEG', 'PNG', 'WEBP', 'TIFF'])

endWithParent()
serveTasks(work, (error) => ({ failure: errorPlace(error) }))

async function work(task: FixTask | ProductionTask): Promise<Fixing> {
  const isPdf = task.kind === 'PDF' || task.kind === 'AI'
  if (!isPdf && !PICTURES.has(task.kind)) return { outcome: 'IMPOSSIBLE' }
  try {
    if ('slug' in task) return await (await import('./production/make-production.ts')).makeProduction(task)
    if (isPdf) return await (await import('./fix-pdf.ts')).fixPdf(task)
    return await (await import('./fix-picture.ts')).fixPicture(task)
  } catch (error) {
    // A copy without what could not be read would be printed with a hole.
    if (error instanceof UnreadableContent) return { outcome: 'IMPOSSIBLE' }
    throw error
  }
}

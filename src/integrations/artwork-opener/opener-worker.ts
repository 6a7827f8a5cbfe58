/** A process of its own that opens artwork, without secrets of the shop: whatever a file does ends with it. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { openFile } from './open-file.ts'
import type {
  FirstPage,
  FirstPageTask,
  Opening,
  OpenerTask,
  PlatesTask,
  Separation,
  Unpacking,
  UnpackTask,
} from './opening.ts'
import { endWithParent } from '../workers/end-with-parent.ts'
import { errorPlace } from '../workers/error-place.ts'
import { serveTasks } from '../workers/serve-tasks.ts'

sharp.concurrency(1)
sharp.cache(false)
// Visitors being served go before files being checked.
setPriority(5)

endWithParent()
// PDFium may be in any state after a failure.
serveTasks(work, (error) => ({ failure: errorPlace(error), isSpent: true }))

type AnyTask = OpenerTask | PlatesTask | UnpackTask | FirstPageTask
type AnyAnswer = Opening | Separation | Unpacking | FirstPage

async function work(task: AnyTask): Promise<AnyAnswer> {
  if ('only' in task) return (await import('./pdf/first-page.ts')).drawFirstPage(task)
  if ('plates' in task) return (await import('./ink/page-plates.ts')).separatePage(task)
  if ('chosen' in task) return (await import('./package/unpack-files.ts')).unpackFiles(task)
  return openFile(task)
}

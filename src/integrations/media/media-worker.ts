/** A process of its own that opens pictures and visitors' files, so that a bad one can only end this process. */
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { ok } from '#domain/result.ts'
import { serveTasks } from '../workers/serve-tasks.ts'
import type { MediaAnswers, MediaTask } from './media-tasks.ts'
import { drawPage } from './face-picture.ts'
import { drawPng, makeVariant, readPictureFacts } from './picture.ts'
import { drawProduct } from './product-picture.ts'
import { readUploadType } from './upload-type.ts'

sharp.concurrency(1)
sharp.cache(false)
// Visitors being served go before pictures being made.
setPriority(10)

serveTasks(perform)

function perform(task: MediaTask): Promise<MediaAnswers[MediaTask['kind']]> {
  switch (task.kind) {
    case 'picture-facts':
      return readPictureFacts(task.path)
    case 'upload-type':
      return readUploadType(task.path)
    case 'make-variant':
      return makeVariant(task)
    case 'draw-png':
      return drawPng(task.svg, task.width)
    case 'draw-page':
      return drawPage(task).then(ok)
    case 'draw-product':
      return drawProduct(task).then(ok)
  }
}

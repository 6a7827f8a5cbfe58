import { blankPage, plainFile } from '#integrations/artwork-opener/blank-facts.ts'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileFacts, PageFacts } from '#domain/preflight/file-facts.ts'
import type { ArtworkOpener } from '#integrations/artwork-opener/artwork-opener.ts'
import type { Opening } from '#integrations/artwork-opener/opening.ts'

const NONE = { left: 0, right: 0, top: 0, bottom: 0 }
const BLEED = { left: 3, right: 3, top: 3, bottom: 3 }

/** A page of a card of 90 × 50 mm that is drawn as a printer wishes. */
export const cardPage = (change: Partial<PageFacts> = {}): PageFacts => ({
  ...blankPage(1),
  width: 90,
  height: 50,
  trimFrom: 'TRIM',
  room: BLEED,
  reach: BLEED,
  ...change,
})

export const cardFacts = (pages: readonly PageFacts[] = [cardPage()]): FileFacts => plainFile('PDF', pages)

/** A card without bleed. */
export const CARD_TO_CONFIRM = cardFacts([cardPage({ room: NONE, reach: NONE })])

/** An opener that says what a test wants, without looking: each opening is answered by the next answer, the last one for ever. */
export function cannedOpener(
  ...answers: readonly Answer[]
): Pick<ArtworkOpener, 'open'> & { readonly opened: string[] } {
  const opened: string[] = []
  return {
    opened,
    open: async (path) => {
      const answer = answers[Math.min(opened.length, answers.length - 1)]
      opened.push(path)
      if (!answer) throw new Error('this opener has no answer')
      return 'facts' in answer ? openedAs(path, answer) : answer
    },
  }
}

type Answer = Exclude<Opening, { outcome: 'OPENED' }> | Omit<Extract<Opening, { outcome: 'OPENED' }>, 'pictures'>

async function openedAs(path: string, answer: Extract<Answer, { outcome: 'OPENED' }>): Promise<Opening> {
  const picture = join(dirname(path), 'page-1.webp')
  await writeFile(picture, 'a picture')
  return { ...answer, pictures: [{ page: 1, width: 960, height: 560, path: picture }] }
}

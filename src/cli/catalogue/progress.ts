import { Presets, SingleBar } from 'cli-progress'
import type { ImportStage, OnProgress } from '#services/catalog-import/import-report.ts'

const LABELS: Readonly<Record<ImportStage, string>> = {
  read: 'Reading',
  check: 'Checking',
  write: 'Writing',
  lists: 'Making lists',
  search: 'Making the search index',
}

/** A progress bar on a terminal, a line for each stage elsewhere. */
export interface Progress {
  readonly onProgress: OnProgress
  readonly stop: () => void
}

export function showProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? bars(stream) : lines(stream)
}

function bars(stream: NodeJS.WriteStream): Progress {
  const options = { stream, format: '{label} {bar} {value}/{total}', hideCursor: true, clearOnComplete: true }
  let current: { stage: ImportStage; bar: SingleBar } | undefined
  const stop = (): void => {
    current?.bar.stop()
    current = undefined
  }
  return {
    stop,
    onProgress: (stage, done, total) => {
      if (current?.stage !== stage) {
        stop()
        const bar = new SingleBar(options, Presets.shades_grey)
        bar.start(Math.max(total, 1), done, { label: LABELS[stage].padEnd(24) })
        current = { stage, bar }
      }
      current.bar.setTotal(Math.max(total, 1))
      current.bar.update(done)
    },
  }
}

function lines(stream: NodeJS.WriteStream): Progress {
  let printed: ImportStage | undefined
  return {
    stop: () => undefined,
    onProgress: (stage, _done, total) => {
      if (stage === printed) return
      printed = stage
      stream.write(`${LABELS[stage]}${total > 1 ? ` (${total})` : ''} …\n`)
    },
  }
}

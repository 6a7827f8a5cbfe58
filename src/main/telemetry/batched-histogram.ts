import type { Attributes, Histogram, Meter } from '@opentelemetry/api'

/** So many are recorded in a row: well under a millisecond. */
const BATCH = 256

/**
 * A histogram that is filled in batches. Recording takes the library 3 µs between other work, whose code and data it drives
 * out of the processor's caches, and 0.8 µs in a row; a request has up to 25 statements.
 */
export class BatchedHistogram {
  readonly #histogram: Histogram
  #values: number[] = []
  #labels: Attributes[] = []

  constructor(histogram: Histogram) {
    this.#histogram = histogram
  }

  record(value: number, labels: Attributes): void {
    this.#values.push(value)
    this.#labels.push(labels)
    if (this.#values.length >= BATCH) this.flush()
  }

  /** Before it is read. */
  flush(): void {
    const [values, labels] = [this.#values, this.#labels]
    this.#values = []
    this.#labels = []
    for (const [index, value] of values.entries()) this.#histogram.record(value, labels[index])
  }
}

/** A meter with histograms that are filled in batches. */
export interface Meters {
  readonly meter: Meter
  /** Times in seconds; `steps` are the upper ends of its buckets. */
  readonly times: (name: string, description: string, steps: readonly number[]) => BatchedHistogram
}

/** `flush` fills in what was recorded since the last batch. */
export function batchedMeters(meter: Meter): Meters & { readonly flush: () => void } {
  const all: BatchedHistogram[] = []
  return {
    meter,
    times: (name, description, steps) => {
      const advice = { explicitBucketBoundaries: [...steps] }
      const made = new BatchedHistogram(meter.createHistogram(name, { description, advice }))
      all.push(made)
      return made
    },
    flush: () => {
      for (const each of all) each.flush()
    },
  }
}

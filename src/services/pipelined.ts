interface Steps<Chunk, Source, Made> {
  readonly read: (chunk: Chunk) => Promise<Source>
  readonly make: (source: Source) => Made
  readonly write: (made: Made) => Promise<unknown>
}

/**
 * Works through chunks so that the database and this process work at the same time: while one chunk is made, the next is
 * read and the one before is written. For steps that share a connection, which does one thing after another.
 */
export async function pipelined<Chunk, Source, Made>(
  chunks: Iterable<Chunk>,
  { read, make, write }: Steps<Chunk, Source, Made>,
): Promise<void> {
  let reading: Promise<Source> | undefined
  let writing: Promise<unknown> = Promise.resolve()
  const finish = async (source: Promise<Source>): Promise<void> => {
    const made = make(await source)
    await writing
    writing = awaitedLater(write(made))
  }
  for (const chunk of chunks) {
    const previous = reading
    reading = awaitedLater(read(chunk))
    if (previous) await finish(previous)
  }
  if (reading) await finish(reading)
  await writing
}

/** Whatever awaits it later sees its failure; until then it must not count as unhandled. */
function awaitedLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}

/** The items of a list, some at a time. */
export function* chunksOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

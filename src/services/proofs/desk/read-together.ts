/** Requests of one list arrive within this time. */
const GATHER_MS = 5

/** Answers what is asked for in the same moment by one reading; undefined for a key that is not found. */
export function readTogether<Value>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let keys = new Set<string>()
  let reading: Promise<ReadonlyMap<string, Value>> | undefined
  const readCurrent = async (): Promise<ReadonlyMap<string, Value>> => {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    const current = [...keys]
    keys = new Set()
    reading = undefined
    return readAll(current)
  }
  return async (key) => {
    keys.add(key)
    reading ??= readCurrent()
    return (await reading).get(key)
  }
}

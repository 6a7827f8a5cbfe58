/** Requests of one list arrive within this time. */
const GATHER_MS = 5

/** Answers what is asked for in the same moment by one reading; undefined for a key that is not found. */
export function readTogether<Value>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let asked = new Set<string>()
  let reading: Promise<ReadonlyMap<string, Value>> | undefined
  const readAsked = async (): Promise<ReadonlyMap<string, Value>> => {
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS))
    const keys = [...asked]
    asked = new Set()
    reading = undefined
    return readAll(keys)
  }
  return async (key) => {
    asked.add(key)
    reading ??= readAsked()
    return (await reading).get(key)
  }
}

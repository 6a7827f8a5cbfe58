import { accounts } from '../customers/account.service.ts'

/** Two browsers may open an account for the same identifier at once: the second signs in to what the first has opened. */
export async function onceMoreWhenTaken<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt()
  } catch (error) {
    if (!accounts.isTaken(error)) throw error
    return attempt()
  }
}

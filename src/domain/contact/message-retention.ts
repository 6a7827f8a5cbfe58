/** Months after the last message of an email address until all of its messages and special requests are deleted. */
export const MESSAGE_RETENTION_MONTHS = 12

/** Messages of an address that has not written since this instant are deleted. */
export function messagesDeletedBefore(now: Date): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - MESSAGE_RETENTION_MONTHS)
  return before
}

/** How long an account that its owner deleted can be taken back. */
export const DELETION_GRACE_DAYS = 30

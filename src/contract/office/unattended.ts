/** Sent with what a page of the office asks while no one touches it: it does not keep the session alive. */
export const UNATTENDED_HEADER = 'x-unattended'

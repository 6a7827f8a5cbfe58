/** Where a paired tablet works, without the /office before it. No screen of the office: it has no session. */
export const TABLET = '/tablet'

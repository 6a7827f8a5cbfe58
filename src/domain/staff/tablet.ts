/** So long a tablet of the workshop stays paired. */
export const TABLET_DAYS = 90

/** How long the owner of a replaced e-mail address or number may take the change back. */
export const UNDO_HOURS = 72

/** What a form takes by a link at most; larger files are sent from the order, in pieces. Bytes. */
export const MAX_LINK_FILE_BYTES = 25 * 1024 * 1024

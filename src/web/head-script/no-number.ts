/** The number in the error screen of a document, in whose place the head script writes the one of the failure. */
export const NO_NUMBER = '00000000'

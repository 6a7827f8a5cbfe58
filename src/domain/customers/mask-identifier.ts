/** Enough of an e-mail address or phone number for its owner to recognise it: "s•••@example.com", "•••• 567". */
export function maskIdentifier(identifier: string): string {
  const at = identifier.lastIndexOf('@')
  return at > 0 ? `${identifier[0]}•••${identifier.slice(at)}` : `•••• ${identifier.slice(-3)}`
}

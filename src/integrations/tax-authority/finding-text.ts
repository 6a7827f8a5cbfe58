/** What the authority found, in one line; many of its messages begin with the code already. */
export const findingText = ({
  code,
  message,
}: {
  code?: string | null | undefined
  message?: string | null | undefined
}): string => (code && message?.includes(code) ? message : [code, message].filter(Boolean).join(': '))

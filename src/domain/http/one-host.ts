/**
 * Whether a request names one host at most. The server joins repeated `Host` lines by commas: proxies differ in which of
 * them they believe, so HTTP wants such a request refused (RFC 9112, 3.2).
 */
export const namesOneHost = (host: string | undefined): boolean => !host?.includes(',')

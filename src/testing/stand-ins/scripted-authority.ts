import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The authority's answers as it gives them (reporting API, version 2). */
const ACCEPTED = { validationResults: { errorMessages: [], status: 'PASS' }, reportingStatus: 'REPORTED' }
export const REFUSED = {
  validationResults: { errorMessages: [{ code: 'BR-KSA-08' }], status: 'ERROR' },
  reportingStatus: 'NOT_REPORTED',
}

export type AuthorityCall = {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Record<string, string>
}

/** A tax authority that notes what it is sent and answers what a test says; after that it accepts. */
export async function scriptedAuthority() {
  const calls: AuthorityCall[] = []
  const answers: (number | 'hangs-up')[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, string>
    calls.push({ headers: { ...request.headers, path: request.url, method: request.method }, body })
    const answer = answers.shift() ?? 200
    if (answer === 'hangs-up') return void response.destroy()
    response.writeHead(answer, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer === 400 ? REFUSED : accepted(request.url, body['invoice'])))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/e-invoicing/core`,
    calls,
    answers,
    close: () => server.close(),
  }
}

const accepted = (address: string | undefined, invoice: string | undefined) =>
  invoice !== undefined && address?.includes('clearance') ? cleared(invoice) : ACCEPTED

/** What the authority returns of a document that it clears: the same one with another stamp and QR code. */
const cleared = (invoice: string) => ({
  ...ACCEPTED,
  reportingStatus: null,
  clearanceStatus: 'CLEARED',
  clearedInvoice: Buffer.from(
    Buffer.from(invoice, 'base64')
      .toString()
      .replace(/(<cbc:ID>QR<.*?mimeCode="text\/plain">)[^<]+/, '$1CLEAREDQR'),
  ).toString('base64'),
})

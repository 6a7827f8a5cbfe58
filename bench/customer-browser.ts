import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

let networks = 0

/** An address of a network in a block (IPv4 /24) that has asked for nothing yet. */
export function newNetwork(): string {
  networks += 1
  return `${10 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}.1`
}

/** `headers` are their names, in order. */
export type BrowserAnswer = { status: number; text: string; headers: string }

/** A browser as far as signing in needs one: it keeps its cookies, and comes from a network. */
export class CustomerBrowser {
  readonly #url: string
  readonly #network: string
  readonly #cookies = new Map<string, string>()

  constructor(url: string, network: string) {
    this.#url = url
    this.#network = network
  }

  /** Sends fields as JSON. */
  post(path: string, fields: object): Promise<BrowserAnswer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': this.#network,
      ...(cookie && { cookie }),
    }
    return new Promise((resolve, reject) => {
      const sent = request(this.#url + path, { method: 'POST', agent, headers }, (response) => {
        for (const each of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
          this.#cookies.set(name, value)
        }
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: Object.keys(response.headers).join(' ') }),
        )
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(fields))
    })
  }
}

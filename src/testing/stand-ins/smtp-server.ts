import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type SmtpBehaviour =
  | 'takes'
  | 'refuses the login'
  | 'refuses the sender'
  | 'refuses the address'
  | 'refuses the size'
  | 'has no room for us'
  | 'is busy'
  | 'is busy after the text'
  | 'hangs up after the text'

/** A mail server that speaks just enough SMTP. */
export interface SmtpServer {
  readonly url: string
  /** What it has taken, headers and all. */
  readonly received: string[]
  readonly commands: string[]
  readonly close: () => Promise<void>
}

/** Starts one that behaves as configured for as long as it runs; `onReceived` is called before it says that it took a mail. */
export async function startSmtpServer(
  behaviour: SmtpBehaviour = 'takes',
  onReceived: (mail: string) => void = () => undefined,
): Promise<SmtpServer> {
  const [received, commands]: [string[], string[]] = [[], []]
  const server = createServer((socket) => talk(socket, { behaviour, received, commands, onReceived }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    commands,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type Conversation = Pick<SmtpServer, 'received' | 'commands'> & {
  readonly behaviour: SmtpBehaviour
  readonly onReceived: (mail: string) => void
}

function talk(socket: Socket, { behaviour, received, commands, onReceived }: Conversation): void {
  let text: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  say(behaviour === 'has no room for us' ? '554 blocked' : '220 test')
  const lines = createInterface({ input: socket, crlfDelay: Infinity })
  // The other side may be killed.
  lines.on('error', () => undefined)
  lines.on('line', (line) => {
    if (text && line !== '.') return text.push(line)
    if (text) {
      if (behaviour === 'hangs up after the text') return socket.destroy()
      if (behaviour === 'is busy after the text') return say('451 later')
      const mail = text.join('\n')
      received.push(mail)
      onReceived(mail)
      text = undefined
      return say('250 taken')
    }
    commands.push(line)
    if (/^EHLO/i.test(line)) return say(behaviour === 'refuses the login' ? '250 AUTH PLAIN' : '250 test')
    if (/^STARTTLS/i.test(line)) return say('502 not implemented')
    if (/^AUTH/i.test(line)) return say('535 wrong password')
    if (/^MAIL/i.test(line) && behaviour === 'refuses the sender') return say('553 not your address')
    if (/^MAIL/i.test(line) && behaviour === 'refuses the size') return say('552 too large')
    if (/^MAIL/i.test(line) && behaviour === 'is busy') return say('421 busy')
    if (/^RCPT/i.test(line) && behaviour === 'refuses the address') return say('550 unknown')
    if (/^DATA/i.test(line)) {
      text = []
      return say('354 go on')
    }
    return say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
  })
  socket.on('error', () => undefined)
}

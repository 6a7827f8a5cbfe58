import { once } from 'node:events'
import { createServer } from 'node:net'
import { findPortHolder } from './port-holder.ts'
import { StartError } from './start-error.ts'

/** Throws StartError when nothing can listen at this address: asked early, before long steps are taken in vain. */
export async function checkAddress(host: string, port: number): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw new StartError(await explain(error, host, port), { cause: error })
  }
  probe.close()
  await once(probe, 'close')
}

async function explain(error: unknown, host: string, port: number): Promise<string> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    const holder = (await findPortHolder(port)) ?? 'another program'
    return `Port ${port} is in use by ${holder}. Stop that one, or choose another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') return `This user may not listen on port ${port}: choose one from 1024 on, such as PORT=3000`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is not an address of this machine: set HOST`
  return `Cannot listen on ${host}:${port}: ${String(error)}`
}

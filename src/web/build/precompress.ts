import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|svg)$/

/** Writes x.br and x.gz beside every text file for browsers, as small as they get. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client' || name === 'office',
  async writeBundle({ dir }) {
    if (!dir) return
    const found = await readdir(dir, { recursive: true, withFileTypes: true })
    const names = found.filter(({ name }) => TEXT.test(name)).map((each) => join(each.parentPath, each.name))
    await Promise.all(names.map(compressBeside))
  },
})

async function compressBeside(name: string): Promise<void> {
  const body = await readFile(name)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  await writeFile(`${name}.br`, brotliCompressSync(body, best))
  await writeFile(`${name}.gz`, gzipSync(body, { level: 9 }))
}

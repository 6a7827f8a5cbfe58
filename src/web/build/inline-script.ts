import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'

/** `import text from './x.ts?script'`: a script with all it imports as one minified text, to be written into a document. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  load: {
    filter: { id: /[?]script$/ },
    async handler(id) {
      const { code, moduleIds } = await bundled(id.replace(/[?]script$/, ''))
      for (const file of moduleIds) this.addWatchFile(file)
      return `export default ${JSON.stringify(code)}`
    },
  },
})

/** Also understood by browsers that are too old for the pages' own code: theme and error screen are shown there. */
const TARGET = 'es2020'

async function bundled(input: string): Promise<Rolldown.OutputChunk> {
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        target: TARGET,
        modulePreload: false,
        rolldownOptions: { input, output: { format: 'iife' } },
      },
    }),
  ].flat()
  if (!result || !('output' in result)) throw new Error(`${input} gave no script`)
  const [chunk] = result.output
  return { ...chunk, code: chunk.code.trim() }
}

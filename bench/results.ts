import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

const RESULTS = 'bench/RESULTS.md'

/** Puts a section's text between its marks in the results, so that the others keep theirs. */
export async function replaceSection(name: string, text: string): Promise<void> {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
  const block = `<!-- ${name} -->\n\n${text.trim()}\n\nMeasured ${new Date().toISOString().slice(0, 10)} on ${machine}: \`npm run bench -- --only=${name}\`\n\n<!-- /${name} -->`
  const before = await readFile(RESULTS, 'utf8')
  const marked = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)
  const after = marked.test(before) ? before.replace(marked, () => block) : `${before.trimEnd()}\n\n${block}\n`
  await writeFile(RESULTS, after)
}

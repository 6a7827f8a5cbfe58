/**
 * Takes the pictures of the small studio: `node studio/web/take.ts [--out folder] [--quick] [name ...]`.
 * Without names all are taken. They are drawn by WebGL in a headless Chromium (CHROMIUM_PATH).
 */
import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openStudio } from './studio-page.ts'

const HERE = import.meta.dirname
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(HERE, '../../.cache/studio/pictures') },
    quick: { type: 'boolean', default: false },
  },
})
const { browser, page } = await openStudio()
const modules = readdirSync(join(HERE, 'scenes')).filter((name) => name.endsWith('.ts'))
const names = await page.evaluate(async (files) => {
  const all = await Promise.all(files.map((file) => import(`/scenes/${file}`)))
  const scenes = Object.assign({}, ...all.map(({ SHOTS }) => SHOTS))
  const { seenAgain } = await import('/closer.ts' as string)
  Object.assign(window, { shots: { ...scenes, ...seenAgain(scenes) } })
  return Object.keys((window as unknown as { shots: object }).shots)
}, modules)
await mkdir(values.out, { recursive: true })
const wanted =
  positionals.length > 0 ? positionals.flatMap((asked) => names.filter((name) => name.startsWith(asked))) : names
for (const name of wanted) {
  const start = performance.now()
  const address = await page.evaluate(
    async ({ shot, quick }) => {
      const { taken } = await import('/stage.ts' as string)
      const made =
        (await (window as unknown as { shots: Record<string, () => object | Promise<object>> }).shots[shot]?.()) ?? {}
      return (await taken(quick ? { ...made, width: 400, height: 500, passes: 36 } : made)) as string
    },
    { shot: name, quick: values.quick },
  )
  const picture = sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')).resize(900, 1125, {
    kernel: 'lanczos3',
  })
  const path = join(values.out, name)
  // The kind of file there is already stays: products name it.
  const kind = ['jpg', 'webp'].find((each) => existsSync(`${path}.${each}`)) ?? 'avif'
  const written = {
    jpg: () => picture.jpeg({ quality: 86, mozjpeg: true }),
    webp: () => picture.webp({ quality: 70, smartSubsample: true }),
    avif: () => picture.avif({ quality: 55, effort: 7 }),
  }[kind as 'jpg' | 'webp' | 'avif']()
  await written.toFile(`${path}.${kind}`)
  console.log(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
await browser.close()

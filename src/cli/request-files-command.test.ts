import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createStorage } from '#integrations/storage/create-storage.ts'
import { commandLine } from '#testing/command-line.ts'

const { database, folder, shop } = await commandLine()

test('files of a special request are saved under its reference', async () => {
  const key = randomUUID()
  const storage = await createStorage({ kind: 'disk', folder: join(folder, 'files') })
  await storage.put('private', key, Buffer.from('a sign'))
  await database.pool.query(
    `with request as (
       insert into special_request (reference, full_name, email, phone, description, language)
       values ('R-23456789', 'Noura', 'a@b.example', '0551234567', 'A sign', 'en') returning id)
     insert into special_request_attachment (special_request_id, storage_key, file_name, media_type, byte_size, sha256)
     select id, file.key, file.name, 'application/pdf', 6, repeat('0', 64)
     from request, (values ($1, 'sign.pdf'), ('0000-gone', 'lost.pdf')) file (key, name)`,
    [key],
  )
  const { code, out } = await shop('request-files', 'R-23456789', join(folder, 'saved'))
  expect(code).toBe(0)
  expect(out).toContain('lost.pdf: the file is gone')
  expect(await readFile(join(folder, 'saved', 'R-23456789-1-sign.pdf'), 'utf8')).toBe('a sign')
})

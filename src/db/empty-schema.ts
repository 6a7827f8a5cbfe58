import { connectOnce } from './connection.ts'

/** Drops everything in a database, so that all migrations are applied again. For a database that belongs to the shop alone. */
export async function emptySchema(url: string): Promise<void> {
  const client = await connectOnce(url)
  try {
    await client.query('drop schema public cascade; create schema public')
  } finally {
    await client.end()
  }
}

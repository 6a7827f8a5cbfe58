import type { TestProject } from 'vitest/node'
import { connectOnce } from '#db/connection.ts'
import { THROWAWAY } from '#db/embedded/settings.ts'
import { migrate } from '#db/migrate.ts'
import { memoryFolder, startThrowawayServer } from '#testing/database/throwaway-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated template database; test-database.ts copies it. */
    templateUrl: string
  }
}

/**
 * Once per project of a test run: starts a server (or uses TEST_DATABASE_URL, a server on which databases may be created),
 * and migrates the template that every test file gets a copy of.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? givenServer(given) : await startThrowawayServer(project.name, THROWAWAY, await memoryFolder())
  const template = `matbaa_template_${project.name}_${process.pid}`

  const admin = await connectOnce(server.url('postgres'))
  await admin.query(`create database ${template} template template0`)
  await migrate(server.url(template))
  project.provide('templateUrl', server.url(template))

  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

const givenServer = (given: string) => ({
  url: (database: string): string => Object.assign(new URL(given), { pathname: `/${database}` }).href,
  stop: (): Promise<void> => Promise.resolve(),
})

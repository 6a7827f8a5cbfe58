import { defineConfig } from 'vitest/config'
import { inlineScript } from './src/web/build/inline-script.ts'

/** Folders whose tests need no database: they start at once. */
const PURE = [
  'src/domain/**/*.test.ts',
  'src/contract/**/*.test.ts',
  'src/{ui,web,office}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
]

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    globals: false,
    restoreMocks: true,
    testTimeout: 10_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.{ts,tsx}', 'chaos/*.test.ts'],
          exclude: PURE,
          globalSetup: 'src/testing/database-setup.ts',
          hookTimeout: 30_000,
        },
      },
    ],
  },
})

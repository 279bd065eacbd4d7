/** Every rule of axe on every page and in every state: `npm run test:all -- accessibility`. It takes too long for `npm test`. */
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config.ts'

const THEMES = ['light', 'dark'] as const

export default defineConfig({
  ...base,
  projects: [
    { name: 'build', testDir: '../browser', testMatch: 'site.setup.ts' },
    ...THEMES.map((colorScheme) => ({
      name: colorScheme,
      testMatch: '*.test.ts',
      dependencies: ['build'],
      use: { colorScheme },
    })),
  ],
  outputDir: '../../test-results',
})

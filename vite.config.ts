import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { devInspector } from './scripts/vite/dev-inspector.ts'
import { devPages } from './scripts/vite/dev-pages.ts'
import { photos } from './scripts/vite/photos.ts'
import { previewPages } from './scripts/vite/preview-pages.ts'

export default defineConfig({
  appType: 'custom',
  publicDir: 'src/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    photos(),
    devInspector(),
    devPages(),
    previewPages(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/main.ts',
      output: {
        // Bundles what most pages share into two files (scripts and styles) instead of fifty small ones.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|xstate|@xstate|@tanstack\/(react-router|router-core|history|react-store|store))\//,
            },
            // Kept separate, so that the entry does not import the other groups.
            {
              name: 'entry',
              test: /(theme\/stored-theme|browser\/(idle|painted|storage|visitor))\.ts|preload-helper|rolldown[/:]runtime/,
            },
            { name: 'shared', test: /\/(src|content|calculators|machines)\/|lucide-react/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        plugins: [photos()],
        test: {
          name: 'unit',
          include: ['tests/{machines,content,calculators,unit}/**/*.test.{ts,tsx}'],
          // Property tests run hundreds of examples, which takes long on slow machines.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'mutants', include: ['tests/mutants/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'functions',
          include: ['tests/{functions,faults}/**/*.test.ts'],
          // Each file starts its own stack.
          fileParallelism: false,
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
})

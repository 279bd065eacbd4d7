import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { devInspector } from './scripts/vite/dev-inspector.ts'
import { devPages } from './scripts/vite/dev-pages.ts'
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
    devInspector(),
    devPages(),
    previewPages(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    rollupOptions: { input: 'src/main.ts' },
  },
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{machines,content,unit}/**/*.test.{ts,tsx}'],
          // Some try hundreds of examples; how long that takes is the machine's affair.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'mutants', include: ['tests/mutants/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'functions',
          include: ['tests/{functions,faults}/**/*.test.ts'],
          // Each file runs a whole stack of its own.
          fileParallelism: false,
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
})

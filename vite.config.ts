import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { devInspector } from './scripts/vite/dev-inspector.ts'
import { devPages } from './scripts/vite/dev-pages.ts'
import { photos } from './scripts/vite/photos.ts'
import { previewPages } from './scripts/vite/preview-pages.ts'

/** What only lead forms and calculators need. */
const FORMS = /@tanstack\/(react-form|form-core|pacer|devtools-event-client)/

/** Small modules of ours. Large content and the parts built on libraries stay with the pages that show them. */
const SHARED =
  /\/(src\/(?!features\/(calculators|embed|leads|reviews)|pages|ui\/(Accordion|Dialog|Drawer|Faqs|Menu|Tabs|Toaster))|machines\/(?!calculator|lead)|content\/(?!calculators|communities|guides|pages|people|videos)|_shared\/)|valibot|lucide-react|preload-helper/

const taken = new Map<string, string>()

/** A short class name, because each page carries the rules it uses. Throws where two classes would share one. */
function shortClassName(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file.replace(/\?.*/, ''))} ${name}`
  const hash = createHash('sha256').update(source).digest().readUInt32BE()
  const short = `c${hash.toString(36).slice(-5)}`
  if ((taken.get(short) ?? source) !== source) throw new Error(`${taken.get(short)} and ${source} collide`)
  taken.set(short, source)
  return short
}

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
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    manifest: true,
    cssCodeSplit: false,
    target: 'es2022',
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      input: 'src/main.ts',
      output: {
        // Bundles what most pages share, so that they fetch a few files instead of fifty small ones, and keeps
        // apart what a page needs only after the visitor's first action.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\//,
            },
            // Grouped by hand below, so that a page fetches neither forms nor widgets that it does not show.
            { name: 'forms', test: FORMS },
            { name: 'widgets', test: /@zag-js|@ark-ui/ },
            { name: 'shared', test: SHARED, minShareCount: 3 },
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

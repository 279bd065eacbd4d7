import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'
import { testWorkers } from './scripts/test-workers.ts'
import { devInspector } from './scripts/vite/dev-inspector.ts'
import { devPages } from './scripts/vite/dev-pages.ts'
import { photos } from './scripts/vite/photos.ts'
import { previewPages } from './scripts/vite/preview-pages.ts'
import { scenes } from './scripts/vite/scenes.ts'
import { typesetSpaces } from './scripts/vite/typeset-spaces.ts'
import { withoutRules } from './scripts/vite/without-rules.ts'

/** What runs before the application. */
const START =
  /src\/(browser\/(idle|pause|storage)|loading\/(at-most|below|edits|idle-or-needed|remember-build|style-sheets|visitor)|features\/(daylight|theme\/stored-theme))|preload-helper/

/** What only lead forms and calculators need. */
const FORMS = /@tanstack\/(react-form|form-core|pacer|devtools-event-client)/

/** What tabs and accordions need; menus, dialogs and messages need more, and are loaded when they open. */
const WIDGETS =
  /@zag-js\/(accordion|anatomy|core|dom-query|react|store|tabs|types|utils)\/|@ark-ui\/react\/dist\/(components\/(accordion|factory|tabs)|providers|utils)/

/** Small modules of ours. Large content and the parts built on libraries stay with the pages that show them. */
const SHARED =
  /\/(src\/(?!features\/(calculators|embed|leads|newsletter|reviews)|main|pages|ui\/(Accordion|Button|Checkbox|Dialog|Drawer|Faq|Field|Menu|Select|Tabs|Toaster))|machines\/(?!calculator|lead|newsletter)|content\/(?!calculators|communities|forms|guides|lead-fields|newsletter|pages|people|videos))|lucide-react/

const EXTENDED = ['**/*.extended.test.*']
const SERVERS = 'tests/support/servers.ts'
/** As long as a machine with much else to do may need: what hangs fails by its name all the same. */
const PATIENCE = { hookTimeout: 240_000, testTimeout: 240_000 }

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
    scenes(),
    typesetSpaces(),
    withoutRules(),
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
      // A slow machine is no fault of the build.
      checks: { bundlerTimings: false },
      treeshake: {
        // The content's schemas are for tests.
        manualPureFunctions: ['v'],
        // What a page of the browser's code does not use of these is left out: structured data, social cards.
        moduleSideEffects: [{ test: /\/(content|src\/seo)\//, sideEffects: false }],
      },
      output: {
        // Bundles what most pages share, so that they fetch a few files instead of fifty small ones, and keeps
        // apart what a page needs only after the visitor's first action.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 4,
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//,
            },
            {
              name: 'framework',
              priority: 3,
              test: /node_modules\/(xstate|@xstate|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\//,
            },
            { name: 'start', priority: 2, test: START },
            // A group also takes what its modules import: this one is the application without its pages.
            { name: 'app', priority: 1, test: /src\/app\.tsx$/ },
            // The rest are grouped by hand, so that a page fetches neither forms nor widgets that it does not show.
            { name: 'validation', priority: 2, test: /node_modules\/valibot/ },
            { name: 'figures', priority: 1, test: /content\/(communities\/facts|sources)|ui\/SourceLine/ },
            // The desk reads it without the figures.
            { name: 'directory', test: /content\/communities\/directory\.ts$/ },
            { name: 'forms', test: FORMS },
            { name: 'widgets', test: WIDGETS },
            { name: 'overlays', test: /@zag-js|@ark-ui|@floating-ui/ },
            { name: 'shared', test: SHARED, minShareCount: 3 },
            { name: 'guides', test: /src\/pages\/guides|content\/guides\/(?!.*-)|ui\/Fold/ },
            { name: 'embeds', test: /features\/embed|machines\/embed|content\/videos\/samples/ },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: testWorkers(),
    sequence: { sequencer: LongestFirst },
    // A line for each file; the slowest tests are listed at the end. On a busy machine a thousand are slow.
    slowTestThreshold: 60_000,
    // As much as a slow machine may need.
    expect: { poll: { timeout: 20_000 } },
    // Loading everything again for each file would take a third of the computing, so only tests of components are isolated:
    // some replace a module for all that import it. Every other test puts back what it changes.
    // What takes long and what a quicker test nearly always sees first is `*.extended.test.*`: `npm run test:all`.
    projects: [
      {
        plugins: [photos(), scenes()],
        test: {
          name: 'unit',
          include: ['tests/{machines,content,calculators,unit}/**/*.test.ts'],
          exclude: EXTENDED,
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        plugins: [photos(), scenes()],
        test: {
          name: 'components',
          include: ['tests/{machines,unit}/**/*.test.tsx'],
          exclude: EXTENDED,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/{functions,faults}/**/*.test.ts'],
          exclude: EXTENDED,
          globalSetup: SERVERS,
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        plugins: [photos(), scenes()],
        test: {
          name: 'extended',
          include: ['tests/{machines,content,unit,functions,faults}/**/*.extended.test.{ts,tsx}'],
          globalSetup: SERVERS,
          ...PATIENCE,
        },
      },
    ],
  },
})

/** The parts of the tests: what each runs, and how long it takes. */

/** The projects of playwright.config.ts that `npm test` runs; the others have the `*.extended.test.ts`. */
export const QUICK_PROJECTS = ['site', 'pages']

export type Part = {
  /** What it shows, for the list at the start. */
  shows: string
  command: readonly string[]
  /** Needs one core, as does the next: the two run at the same time. */
  besideNext?: true
  /** Seconds on a quiet machine with two cores, as docs/testing.md has them. */
  seconds: number
}

const node = (script: string, ...args: string[]) => [process.execPath, '--import', 'tsx', script, ...args]

const vitest = (...projects: string[]) => [
  'npx',
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
]

const browser = (...args: string[]) => node('scripts/test-browser.ts', ...args)

/** Parts of `npm test` that Vitest runs at the same time there. */
export const VITEST_PARTS = {
  unit: {
    shows: 'machines on their own and on their components, content, prerendered pages',
    command: vitest('unit', 'components'),
    seconds: 145,
  },
  functions: {
    shows: 'the edge functions on the real database and mailbox, also while parts fail',
    command: vitest('functions'),
    seconds: 115,
  },
} satisfies Record<string, Part>

/** `npm test`, in this order. */
export const PARTS = {
  check: { shows: 'types, style, unused code', command: node('scripts/check.ts'), seconds: 11 },
  vitest: {
    shows: 'machines, components, content, prerendered pages; the functions on the real database',
    command: vitest('unit', 'components', 'functions'),
    seconds: 120,
  },
  browser: {
    shows: 'every page and five journeys on the built site in Chromium',
    command: browser(),
    seconds: 95,
  },
} satisfies Record<string, Part>

/** What `npm run test:all` runs besides, in this order. Each can be run alone, with further arguments. */
export const FURTHER_PARTS = {
  extended: {
    shows: 'mutants, random walks, all walks of components, long simulations',
    command: vitest('extended'),
    seconds: 400,
  },
  'browser-all': {
    shows: 'all journeys, all walks, and the inspector in Chromium',
    command: browser('--all'),
    seconds: 900,
  },
  launch: {
    shows: 'going live in a copy, with every sample replaced',
    command: node('scripts/rehearse-launch.ts'),
    seconds: 180,
  },
  deploy: {
    shows: 'going live on this machine, from an empty folder',
    command: node('scripts/rehearse-deploy.ts'),
    besideNext: true,
    seconds: 110,
  },
  faults: {
    shows: '1,000 leads while everything fails, on both databases',
    command: node('scripts/test-faults.ts'),
    seconds: 300,
  },
  browsers: {
    shows: 'pages, menus and journeys in Chromium, Firefox and WebKit',
    command: browser('--config', 'tests/browsers/playwright.config.ts'),
    seconds: 100,
  },
} satisfies Record<string, Part>

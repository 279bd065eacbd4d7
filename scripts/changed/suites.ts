/** Which tests a change can reach, conservatively: a file not known to be harmless reaches everything. */

/** Test files or folders of a suite. */
type Suite = Set<string>
export type Suites = { functions: Suite; browser: Suite; extended: Suite }

const FUNCTIONS = ['tests/functions/', 'tests/faults/']
const BROWSER = ['tests/browser/']
/** Where Playwright's tests are. */
const IN_BROWSER = ['tests/browser/', 'tests/inspector/']
/** The test that opens the inspector; the others take minutes. */
const INSPECTOR = 'tests/inspector/smoke.extended.test.ts'

/** The tests that a changed file reaches besides the unit tests, which always run: they also read files. */
function reached(file: string): readonly string[] {
  if (/^tests\/(functions|faults|browser|inspector)\/[^/]+\.test\.ts$|\.extended\.test\.tsx?$/.test(file))
    return [file]
  if (/^(docs\/|tests\/(unit|content|calculators|mutants|browsers)\/)|\.md$/.test(file)) return []
  // Words of pages, which no function says.
  if (/^content\/(pages|guides|communities|videos)\//.test(file)) return ['tests/browser/every-page.test.ts']
  if (file.startsWith('src/inspector/')) return [INSPECTOR]
  // No function or script of the stack imports these.
  if (/^(src\/(?!backend\/)|machines\/|calculators\/)/.test(file)) return BROWSER
  return [...FUNCTIONS, ...BROWSER]
}

export function reachedSuites(changed: readonly string[]): Suites {
  const all = changed.flatMap(reached)
  const within = (folders: readonly string[]) =>
    all.filter((path) => folders.some((folder) => path.startsWith(folder)))
  const isExtended = (path: string) => path.includes('.extended.test.')
  return {
    functions: new Set(within(FUNCTIONS).filter((path) => !isExtended(path))),
    browser: new Set(within(IN_BROWSER)),
    // Vitest has these in a project of their own.
    extended: new Set(all.filter((path) => isExtended(path) && !within(IN_BROWSER).includes(path))),
  }
}

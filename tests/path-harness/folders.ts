/** Where the tests of each machine are. The registry is the only list of machines; a folder follows its name. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** `tests/machines/<machine>/`, one for each machine of the registry. */
const MACHINES = 'tests/machines'
/** What several machines' tests use. */
const SHARED = 'shared'

/** The files of a machine's folder. */
const FILES = {
  fixture: 'fixture.ts',
  view: 'view.tsx',
  screen: 'screen.ts',
  table: 'table.txt',
  shows: 'shows.txt',
} as const
/** What a machine's folder has if more than one component uses the machine. */
const OPTIONAL_FILES = { places: 'places.ts' } as const
type Part = keyof typeof FILES
type OptionalPart = keyof typeof OPTIONAL_FILES

const writtenBy = (machine: string) => `\`npm run test:paths -- --accept ${machine}\` writes it`

/** What each file is for, or what writes it. */
const ORIGINS: Record<Part, (machine: string) => string> = {
  fixture: () => 'it gives the events, outcomes and states of the machine (tests/path-harness/fixture.ts)',
  view: () => 'it names the shipped component that runs the machine (tests/path-harness/view.ts)',
  screen: () =>
    'it causes the machine’s events on a page, and says what shows (tests/path-harness/screen.ts)',
  table: writtenBy,
  shows: writtenBy,
}

/** "tabsMenu" → "tabs-menu". */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const fileOf = (machine: string, part: Part | OptionalPart) =>
  `${MACHINES}/${kebab(machine)}/${{ ...FILES, ...OPTIONAL_FILES }[part]}`

/** A sentence about a missing file: which it is, and what it is for. */
export const missing = (machine: string, part: Part) =>
  `The machine ${machine} has no ${part}: ${fileOf(machine, part)} is missing; ${ORIGINS[part](machine)}.`

/** Every file that is missing, misnamed or left over, each in a sentence. */
export function folderProblems(machines: readonly string[]): string[] {
  const folders = new Set(machines.map(kebab))
  const known = new Set<string>(Object.values(FILES))
  const optional = new Set<string>(Object.values(OPTIONAL_FILES))
  const absent = machines.flatMap((machine) =>
    (Object.keys(FILES) as Part[])
      .filter((part) => !existsSync(fileOf(machine, part)))
      .map((part) => missing(machine, part)),
  )
  const strays = readdirSync(MACHINES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
    .flatMap(({ name }) =>
      folders.has(name)
        ? readdirSync(join(MACHINES, name))
            .filter((file) => !known.has(file) && !optional.has(file))
            .map((file) => `${MACHINES}/${name}/${file} is none of ${[...known].join(', ')}.`)
        : [`${MACHINES}/${name} belongs to no machine of machines/index.ts.`],
    )
  return [...absent, ...strays]
}

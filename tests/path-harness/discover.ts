/** Loads the fixture, the view and the screen of a machine from its folder. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type MachineName, machines } from '../../machines/index.ts'
import type { Fixture } from './fixture.ts'
import { fileOf, missing } from './folders.ts'
import type { Places } from './place.ts'
import type { Screen } from './screen.ts'
import type { View } from './view.ts'

type Loaded = { fixture: Fixture; view: View; screen: Screen }

export const machineNames = Object.keys(machines) as MachineName[]

/**
 * The part that a machine's file exports under the part's own name; each file is typed where it is
 * defined. Throws a sentence that names what is missing.
 */
export async function load<Part extends keyof Loaded>(machine: string, part: Part): Promise<Loaded[Part]> {
  const file = fileOf(machine, part)
  if (!existsSync(file)) throw new Error(missing(machine, part))
  const loaded: Partial<Loaded> = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
  const found = loaded[part]
  if (found === undefined) throw new Error(`${file} exports no \`${part}\`.`)
  return found
}

/** The further components that use a machine; none when its folder lists none. */
export async function loadPlaces(machine: MachineName): Promise<Places> {
  const file = fileOf(machine, 'places')
  if (!existsSync(file)) return {}
  const { places }: { places: Places } = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
  return places
}

/** What its walks need at levels 2 and 3. */
export async function loadWalk(machine: MachineName): Promise<{ fixture: Fixture; screen: Screen }> {
  const [fixture, screen] = await Promise.all([load(machine, 'fixture'), load(machine, 'screen')])
  return { fixture, screen }
}

export async function loadAll<Part extends keyof Loaded>(
  part: Part,
): Promise<Record<MachineName, Loaded[Part]>> {
  const entries = machineNames.map(async (name) => [name, await load(name, part)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<MachineName, Loaded[Part]>
}

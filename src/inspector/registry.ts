/** The machines by name, as the inspector shows them. */
import { machines } from '../../machines/index.ts'
import type { MachineEntry } from '../../machines/machine-entry.ts'

export type NamedMachine = MachineEntry & { name: string }

export const registry: readonly NamedMachine[] = Object.entries<MachineEntry>(machines).map(
  ([name, entry]) => ({ name, ...entry }),
)

export const findMachine = (name: string) => registry.find((entry) => entry.name === name)

/** The registered machine with this id, as an actor on the site names its own. */
export const findMachineById = (id: string): NamedMachine | undefined =>
  registry.find(({ machine }) => machine.id === id)

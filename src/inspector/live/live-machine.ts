/** The machine of a live actor: one of the registry's, or one made from the definition that a stranger sent. */
import { createMachine, type UnknownMachineConfig } from 'xstate'
import { allTransitions } from '../../../machines/kit/structure.ts'
import { findMachine, findMachineById, type NamedMachine } from '../registry.ts'

const known = new Map<string, NamedMachine | null>()

/** Null for an actor that is no machine. */
export function liveMachine(definition: string): NamedMachine | null {
  const found = known.get(definition) ?? read(definition)
  known.set(definition, found)
  return found
}

/** Whether its steps can be played again here: a stranger's definition names guards and actions but has none. */
export const isPlayable = ({ name, machine }: NamedMachine) => findMachine(name)?.machine === machine

function read(definition: string): NamedMachine | null {
  try {
    const config: UnknownMachineConfig | null = JSON.parse(definition)
    if (!config?.states) return null
    const machine = createMachine(config)
    const ours = findMachineById(machine.id)
    const names = (of: NamedMachine['machine']) => [...allTransitions(of).values()].join('\n')
    // A stranger may use one of our names.
    if (ours && names(ours.machine) === names(machine)) return ours
    return { name: machine.id, machine, purpose: '', section: '' }
  } catch {
    return null
  }
}

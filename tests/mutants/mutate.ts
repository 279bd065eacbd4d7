/**
 * Mutants of a machine: each differs from it in one thing that a careless change could alter. Made from
 * the machine's own configuration, one fresh copy each.
 */
import { type AnyStateMachine, createMachine } from 'xstate'
import { asList, cloned, type Json, type Node, nodes, normalised, sites } from './configuration.ts'
import { assignMutants, inputMutants, type Observe, observed, paramsMutants } from './data.ts'
import { addedTransitions, transitionMutants } from './transitions.ts'

export const KINDS = [
  'dropped transitions',
  'added transitions',
  'changed targets',
  'reordered alternatives',
  'changed guards',
  'dropped re-entries',
  'dropped actions',
  'changed params',
  'dropped and changed assigns',
  'dropped actors',
  'changed inputs',
  'changed delays',
] as const
type Kind = (typeof KINDS)[number]

export type Mutant = { kind: Kind; name: string; machine: () => AnyStateMachine }
/** A mutant with a changed copy of the configuration. */
export type Make = (kind: Kind, name: string, change: (copy: Json) => void) => Mutant
export type Implementations = Parameters<AnyStateMachine['provide']>[0]

/** `walk` walks everything that the tests walk: it shows which data a machine reads and writes. */
export async function mutantsOf(machine: AnyStateMachine, walk: Observe): Promise<Mutant[]> {
  const config = normalised(machine.config as Json)
  const implementations = machine.implementations as Implementations
  const make: Make = (kind, name, change) => ({
    kind,
    name,
    machine: () => {
      const copy = cloned(config)
      change(copy)
      return createMachine(copy as Parameters<typeof createMachine>[0]).provide(implementations)
    },
  })
  const seen = await observed(config, implementations, walk)
  return [
    ...sites(config).flatMap((site) => transitionMutants(site, config, make)),
    ...nodes(config).flatMap((node) => [
      ...nodeMutants(node, config, make),
      ...addedTransitions(node, config, make),
    ]),
    ...paramsMutants(config, seen, make),
    ...inputMutants(config, seen, make),
    ...assignMutants(machine, seen),
    ...delayMutants(machine),
  ]
}

function nodeMutants({ name, at }: Node, config: Json, make: Make): Mutant[] {
  const node = at(config)
  return (
    [
      ['entry', 'dropped actions'],
      ['invoke', 'dropped actors'],
    ] as const
  ).flatMap(([key, kind]) =>
    asList(node[key]).map((_, index) =>
      make(kind, `drops ${key} ${index + 1} of ${name}`, (copy) => {
        const mutated = at(copy)
        mutated[key] = asList(mutated[key]).toSpliced(index, 1)
      }),
    ),
  )
}

function delayMutants(machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
    typeof delay === 'number'
      ? [delay - 1, delay + 1].map((changed) => ({
          kind: 'changed delays' as const,
          name: `makes ${name} ${changed} ms`,
          machine: () => machine.provide({ delays: { [name]: changed } }),
        }))
      : [],
  )
}

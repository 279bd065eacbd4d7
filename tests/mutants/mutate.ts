/**
 * Mutants of a machine: each differs from it in one thing that a careless change could alter. Made from
 * the machine's own configuration, one fresh copy each.
 */
import { type AnyStateMachine, createMachine, not } from 'xstate'

export type Mutant = { name: string; machine: () => AnyStateMachine }

type Json = Record<string, unknown>
type Transition = Json & { target?: string; guard?: unknown; actions?: unknown }
/** Where a transition stands in a configuration, and in which state. */
type Site = { name: string; list: (config: Json) => Transition[]; index: number; targets: string[] }

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = normalised(machine.config as Json)
  const implementations = machine.implementations as Parameters<AnyStateMachine['provide']>[0]
  const make = (name: string, change: (copy: Json) => void): Mutant => ({
    name,
    machine: () => {
      const copy = cloned(config) as Json
      change(copy)
      return createMachine(copy as Parameters<typeof createMachine>[0]).provide(implementations)
    },
  })
  return [
    ...sites(config).flatMap((site) => transitionMutants(site, config, make)),
    ...nodes(config).flatMap(({ name, at }) => nodeMutants(name, at, config, make)),
    ...delayMutants(machine),
  ]
}

type Make = (name: string, change: (copy: Json) => void) => Mutant

function transitionMutants({ name, list, index, targets }: Site, config: Json, make: Make): Mutant[] {
  const original = list(config)[index]
  if (!original) return []
  const edit = (change: (transition: Transition) => void) => (copy: Json) => {
    const transition = list(copy)[index]
    if (transition) change(transition)
  }
  return [
    make(`drops ${name}`, (copy) => void list(copy).splice(index, 1)),
    ...targets
      .filter((target) => original.target && target !== original.target)
      .map((target) =>
        make(
          `redirects ${name} to ${target}`,
          edit((transition) => {
            transition.target = target
          }),
        ),
      ),
    ...(original.guard
      ? [
          make(
            `negates the guard of ${name}`,
            edit((transition) => (transition.guard = not(original.guard as never))),
          ),
          make(
            `drops the guard of ${name}`,
            edit((transition) => delete transition.guard),
          ),
        ]
      : []),
    ...(original.reenter
      ? [
          make(
            `no longer re-enters on ${name}`,
            edit((transition) => delete transition.reenter),
          ),
        ]
      : []),
    ...asList(original.actions).map((_, action) =>
      make(
        `drops action ${action + 1} of ${name}`,
        edit((transition) => (transition.actions = asList(transition.actions).toSpliced(action, 1))),
      ),
    ),
  ]
}

function nodeMutants(name: string, at: (config: Json) => Json, config: Json, make: Make): Mutant[] {
  const node = at(config)
  return ['entry', 'invoke'].flatMap((key) =>
    asList(node[key]).map((_, index) =>
      make(`drops ${key} ${index + 1} of ${name}`, (copy) => {
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
          name: `makes ${name} ${changed} ms`,
          machine: () => machine.provide({ delays: { [name]: changed } }),
        }))
      : [],
  )
}

/** Every state's configuration, with a function that finds the same place in a copy. */
function nodes(config: Json): { name: string; at: (config: Json) => Json; siblings: string[] }[] {
  const below = (name: string, at: (config: Json) => Json, siblings: string[]): ReturnType<typeof nodes> => {
    const states = (at(config).states ?? {}) as Record<string, Json>
    return [
      { name, at, siblings },
      ...Object.keys(states).flatMap((key) =>
        below(
          `${name}.${key}`,
          (copy) => (at(copy).states as Record<string, Json>)[key] as Json,
          Object.keys(states),
        ),
      ),
    ]
  }
  return below(String(config.id), (copy) => copy, [])
}

/** Every transition: of events, of delays, of invoked actors. */
function sites(config: Json): Site[] {
  return nodes(config).flatMap(({ name, at, siblings }) => {
    const children = Object.keys((at(config).states ?? {}) as Json).map((key) => `.${key}`)
    const holders: [label: string, holder: (copy: Json) => Json][] = [
      ...['on', 'after'].map((key): [string, (copy: Json) => Json] => [
        '',
        (copy) => (at(copy)[key] ?? {}) as Json,
      ]),
      ...asList(at(config).invoke).map((invoke, index): [string, (copy: Json) => Json] => [
        `${String((invoke as Json).id)} `,
        (copy) => asList(at(copy).invoke)[index] as Json,
      ]),
    ]
    return holders.flatMap(([label, holder]) =>
      Object.entries(holder(config))
        .filter(([key]) => label === '' || key === 'onDone' || key === 'onError')
        .flatMap(([key, transitions]) =>
          (transitions as Transition[]).map((transition, index) => ({
            name: `${name} on ${label}${key}${index ? `, alternative ${index + 1}` : ''}`,
            list: (copy: Json) => holder(copy)[key] as Transition[],
            index,
            targets: transition.target?.startsWith('.') ? children : siblings,
          })),
        ),
    )
  })
}

/** A copy in which every transition is a list of objects, and every invoke a list. */
function normalised(config: Json): Json {
  const transitions = (value: unknown) =>
    asList(value).map((one) => (typeof one === 'string' ? { target: one } : { ...(one as Json) }))
  const each = (value: unknown) =>
    Object.fromEntries(Object.entries((value ?? {}) as Json).map(([key, one]) => [key, transitions(one)]))
  const copy = cloned(config) as Json
  for (const { at } of nodes(copy)) {
    const node = at(copy)
    for (const key of ['on', 'after']) if (node[key]) node[key] = each(node[key])
    if (node.invoke)
      node.invoke = asList(node.invoke).map((invoke) => {
        const { onDone, onError, ...rest } = invoke as Json
        return {
          ...rest,
          ...(onDone ? { onDone: transitions(onDone) } : {}),
          ...(onError ? { onError: transitions(onError) } : {}),
        }
      })
  }
  return copy
}

function asList(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/** A deep copy that shares the functions. */
function cloned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloned(one)]))
}

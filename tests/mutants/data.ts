/** Mutants of the data that a machine passes on: params of actions, inputs of actors, what `assign` writes. */
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { asList, cloned, type Json, nodes, sites, type Transition } from './configuration.ts'
import type { Implementations, Make, Mutant } from './mutate.ts'

export type Observe = (machine: AnyStateMachine) => Promise<void>
/** The fields that were read or written at each place; `undefined` stands for a value without fields. */
type Seen = ReadonlyMap<string, ReadonlySet<string | undefined>>

/** A place in a configuration that makes data: an object with the function, or the data, under `key`. */
type Source = { name: string; key: 'params' | 'input'; at: (config: Json) => Json }
type Maker = (...args: never[]) => unknown

/** Which fields of params and inputs are read, and which fields `assign` writes. */
export async function observed(
  config: Json,
  implementations: Implementations,
  observe: Observe,
): Promise<Seen> {
  const seen = new Map<string, Set<string | undefined>>()
  const note = (place: string, field: string | undefined) =>
    void seen.set(place, (seen.get(place) ?? new Set()).add(field))
  const copy = cloned(config)
  for (const { name, key, at } of [...paramsOf(config), ...inputsOf(config)])
    replace(at(copy), key, (value) => noting(value, (field) => note(name, field)))
  const actions = Object.fromEntries(
    assignsOf(implementations).map(([name, write]) => [
      name,
      assign((args, params) => {
        const written = write(args, params)
        for (const field of Object.keys(written)) note(name, field)
        return written
      }),
    ]),
  )
  await observe(
    createMachine(copy as Parameters<typeof createMachine>[0])
      .provide(implementations)
      .provide({ actions } as Implementations),
  )
  return seen
}

export function paramsMutants(config: Json, seen: Seen, make: Make): Mutant[] {
  return paramsOf(config).flatMap((source) => changedFields('changed params', source, seen, make))
}

export function inputMutants(config: Json, seen: Seen, make: Make): Mutant[] {
  return inputsOf(config).flatMap((source) => [
    make('changed inputs', `drops the ${source.name}`, (copy) => delete source.at(copy).input),
    ...changedFields('changed inputs', source, seen, make),
  ])
}

export function assignMutants(machine: AnyStateMachine, seen: Seen): Mutant[] {
  const mutant = (name: string, action: string, change: (written: Json) => Json) => ({
    kind: 'dropped and changed assigns' as const,
    name,
    machine: () => {
      const write = assignsOf(machine.implementations as Implementations).find(([one]) => one === action)?.[1]
      const actions = { [action]: assign((args, params) => change(write?.(args, params) ?? {})) }
      return machine.provide({ actions } as Implementations)
    },
  })
  return assignsOf(machine.implementations as Implementations).flatMap(([action]) =>
    fieldsOf(seen, action).flatMap((field) => [
      mutant(`${action} leaves ${field} as it is`, action, ({ [field]: _, ...rest }) => rest),
      mutant(`${action} writes something else into ${field}`, action, (written) => ({
        ...written,
        ...(field in written ? { [field]: altered(written[field]) } : {}),
      })),
    ]),
  )
}

function changedFields(
  kind: 'changed params' | 'changed inputs',
  { name, key, at }: Source,
  seen: Seen,
  make: Make,
): Mutant[] {
  return [...(seen.get(name) ?? [])].map((field) =>
    make(kind, `changes ${field ?? 'all'} in the ${name}`, (copy) =>
      replace(at(copy), key, (value) =>
        field === undefined
          ? altered(value)
          : { ...(value as Json), [field]: altered((value as Json)[field]) },
      ),
    ),
  )
}

const fieldsOf = (seen: Seen, place: string): string[] =>
  [...(seen.get(place) ?? [])].filter((field) => field !== undefined)

/** Changes what a place makes, whether it is made by a function or given. */
function replace(holder: Json, key: string, change: (value: unknown) => unknown): void {
  const original = holder[key]
  holder[key] =
    typeof original === 'function'
      ? (...args: never[]) => change((original as Maker)(...args))
      : () => change(original)
}

/** The same value, which tells of its own fields that are read. */
function noting(value: unknown, note: (field: string | undefined) => void): unknown {
  if (typeof value !== 'object' || value === null) {
    note(undefined)
    return value
  }
  return new Proxy(value, {
    get: (target, field, receiver) => {
      if (typeof field === 'string' && Object.hasOwn(target, field)) note(field)
      return Reflect.get(target, field, receiver)
    },
  })
}

/** Another value of the same shape; one that is empty has something in it. */
function altered(value: unknown): unknown {
  if (typeof value === 'string') return `${value}?`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.length > 0 ? value.map(altered) : ['added']
  if (typeof value !== 'object' || value === null) return 'added'
  const fields = Object.entries(value)
  return fields.length > 0
    ? Object.fromEntries(fields.map(([name, field]) => [name, altered(field)]))
    : { added: 'added' }
}

function paramsOf(config: Json): Source[] {
  const holders = [
    ...sites(config).map(({ name, list, index }) => ({
      name,
      actions: (copy: Json) => asList((list(copy)[index] as Transition).actions),
    })),
    ...nodes(config).map(({ name, at }) => ({
      name: `entry of ${name}`,
      actions: (copy: Json) => asList(at(copy).entry),
    })),
  ]
  return holders.flatMap(({ name, actions }) =>
    actions(config).flatMap((action, index) =>
      typeof action === 'object' && action !== null && 'params' in action
        ? [
            {
              name: `params of action ${index + 1} of ${name}`,
              key: 'params' as const,
              at: (copy: Json) => actions(copy)[index] as Json,
            },
          ]
        : [],
    ),
  )
}

function inputsOf(config: Json): Source[] {
  return nodes(config).flatMap(({ at }) =>
    asList(at(config).invoke).flatMap((invoke, index) =>
      (invoke as Json).input === undefined
        ? []
        : [
            {
              name: `input of ${String((invoke as Json).id)}`,
              key: 'input' as const,
              at: (copy: Json) => asList(at(copy).invoke)[index] as Json,
            },
          ],
    ),
  )
}

type Write = (args: unknown, params: unknown) => Json

/** What each named `assign` writes. */
function assignsOf({ actions = {} }: Implementations): [name: string, write: Write][] {
  return Object.entries(actions).flatMap(([name, action]): [string, Write][] => {
    if (typeof action !== 'function' || !('assignment' in action)) return []
    const { assignment } = action as { assignment: Write | Record<string, unknown> }
    return [
      [
        name,
        (args, params) =>
          typeof assignment === 'function'
            ? assignment(args, params)
            : Object.fromEntries(
                Object.entries(assignment).map(([field, value]) => [
                  field,
                  typeof value === 'function' ? value(args, params) : value,
                ]),
              ),
      ],
    ]
  })
}

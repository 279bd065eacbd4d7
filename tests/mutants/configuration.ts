/** A machine's configuration, and where its states and transitions stand in it. */

export type Json = Record<string, unknown>
export type Transition = Json & { target?: string; guard?: unknown; actions?: unknown }
/** Where a transition stands in a configuration, and in which state. */
export type Site = { name: string; list: (config: Json) => Transition[]; index: number; targets: string[] }
/** A state: where it stands, and the states that it and its neighbours may change into. */
export type Node = { name: string; at: (config: Json) => Json; siblings: string[] }

/** Every state's configuration, with a function that finds the same place in a copy. */
export function nodes(config: Json): Node[] {
  const below = (name: string, at: (config: Json) => Json, siblings: string[]): Node[] => {
    const states = (at(config).states ?? {}) as Record<string, Json>
    return [
      { name, at, siblings },
      ...Object.keys(states).flatMap((key) =>
        below(
          `${name}.${key}`,
          (copy) => (at(copy).states as Record<string, Json>)[key] as Json,
          at(config).type === 'parallel' ? [] : Object.keys(states),
        ),
      ),
    ]
  }
  return below(String(config.id), (copy) => copy, [])
}

/** Every transition: of events, of delays, of invoked actors. */
export function sites(config: Json): Site[] {
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
export function normalised(config: Json): Json {
  const transitions = (value: unknown) =>
    asList(value).map((one) => (typeof one === 'string' ? { target: one } : { ...(one as Json) }))
  const each = (value: unknown) =>
    Object.fromEntries(Object.entries((value ?? {}) as Json).map(([key, one]) => [key, transitions(one)]))
  const copy = cloned(config)
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

export function asList(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

/** A deep copy that shares the functions. */
export function cloned<Value>(value: Value): Value
export function cloned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloned(one)]))
}

/** Mutants of a machine's transitions. */
import { isDeepStrictEqual } from 'node:util'
import { not } from 'xstate'
import { asList, type Json, type Node, nodes, type Site, type Transition } from './configuration.ts'
import type { Make, Mutant } from './mutate.ts'

export function transitionMutants({ name, list, index, targets }: Site, config: Json, make: Make): Mutant[] {
  const alternatives = list(config)
  const original = alternatives[index]
  if (!original) return []
  const edit = (change: (transition: Transition) => void) => (copy: Json) => {
    const transition = list(copy)[index]
    if (transition) change(transition)
  }
  return [
    make('dropped transitions', `drops ${name}`, (copy) => void list(copy).splice(index, 1)),
    ...targets
      .filter((target) => original.target && target !== original.target)
      .map((target) =>
        make(
          'changed targets',
          `redirects ${name} to ${target}`,
          edit((transition) => {
            transition.target = target
          }),
        ),
      ),
    ...(original.guard
      ? [
          make(
            'changed guards',
            `negates the guard of ${name}`,
            edit((transition) => (transition.guard = not(original.guard as never))),
          ),
          make(
            'changed guards',
            `drops the guard of ${name}`,
            edit((transition) => delete transition.guard),
          ),
        ]
      : []),
    ...(original.reenter
      ? [
          make(
            'dropped re-entries',
            `no longer re-enters on ${name}`,
            edit((transition) => delete transition.reenter),
          ),
        ]
      : []),
    ...asList(original.actions).map((_, action) =>
      make(
        'dropped actions',
        `drops action ${action + 1} of ${name}`,
        edit((transition) => (transition.actions = asList(transition.actions).toSpliced(action, 1))),
      ),
    ),
    ...(index + 1 < alternatives.length
      ? [
          make('reordered alternatives', `tries the next alternative before ${name}`, (copy) => {
            list(copy).splice(
              index,
              2,
              ...list(copy)
                .slice(index, index + 2)
                .reverse(),
            )
          }),
        ]
      : []),
  ]
}

/** A state that changes to each of its neighbours on each event that it does not handle itself. */
export function addedTransitions({ name, at, siblings }: Node, config: Json, make: Make): Mutant[] {
  const types = new Set(nodes(config).flatMap((node) => Object.keys((node.at(config).on ?? {}) as Json)))
  // Nothing happens in a final state.
  if (at(config).type === 'final') return []
  const handled = (at(config).on ?? {}) as Json
  const parent = nodes(config).find((node) => node.name === name.slice(0, name.lastIndexOf('.')))
  /** Whether the state around it makes the same transition already. */
  const isInherited = (type: string, target: string) => {
    const [inherited, ...others] = ((parent?.at(config).on ?? {}) as Record<string, Json[]>)[type] ?? []
    // The rules it follows change nothing.
    return (
      others.length === 0 && isDeepStrictEqual({ ...inherited, meta: 0 }, { target: `.${target}`, meta: 0 })
    )
  }
  return [...types]
    .filter((type) => !(type in handled))
    .flatMap((type) =>
      siblings
        .filter((target) => !name.endsWith(`.${target}`) && !isInherited(type, target))
        .map((target) =>
          make('added transitions', `adds ${name} on ${type} to ${target}`, (copy) => {
            const node = at(copy)
            node.on = { ...((node.on ?? {}) as Json), [type]: [{ target }] }
          }),
        ),
    )
}

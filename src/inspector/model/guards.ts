/** Names of guards and actions, as a machine's author gave them. */

/** The guard's name; null when there is none. */
export function guardInWords(guard: unknown): string | null {
  if (!guard) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return combinedGuard(guard)
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : 'a condition'
}

/** `and`, `or`, `not` and `stateIn` are functions that carry their parts. */
function combinedGuard(guard: object): string {
  const name = 'name' in guard ? String(guard.name) : ''
  const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : []
  const words = parts.map((part) => guardInWords(part) ?? 'a condition')
  if (name === 'not') return `not ${words[0] ?? ''}`
  return words.length ? words.join(` ${name} `) : name || 'a condition'
}

/** Built-in actions such as an inline `assign` have no name of their own. Timers of delays are no actions. */
export function actionNames(actions: readonly unknown[]): string[] {
  return allActionNames(actions).filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel')
}

function allActionNames(actions: readonly unknown[]): string[] {
  return actions.flatMap((action) => {
    if (typeof action === 'string') return [action]
    if (action && typeof action === 'object' && 'type' in action) return [String(action.type)]
    if (typeof action === 'function')
      return [('type' in action && String(action.type)) || action.name || 'action']
    return []
  })
}

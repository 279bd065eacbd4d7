/**
 * Parts of a page that load their code when the visitor first acts. Until then their prerendered HTML stays: it is
 * readable, its links and forms work, and presses of its buttons are kept (src/loading/taps.ts).
 */
import { type ComponentType, lazy, memo, Suspense, useMemo } from 'react'
import { useReturnedFields } from './fields.ts'
import type { Lazy } from './lazy.ts'
import { createPart, loadWhenNeeded } from './part.ts'

const parts = new Set<Lazy<unknown>>()
/** False once the first page is left: on any later one, a part is loaded with its page. */
let prerendered = true

/** A component that is replaced by its prerendered HTML until the visitor acts. Its props must not change. */
export function deferred<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = createPart(async () => {
    const Shown = await fetch()
    return (props: Props) => {
      useReturnedFields()
      return <Shown {...props} />
    }
  })
  parts.add(part)
  const LazyPart = lazy(async () => (prerendered ? loadWhenNeeded(part) : { default: await part.load() }))
  // Memoized, because a change of its parent must not reach a part that is not loaded: React would empty it.
  return memo((props: Props) => {
    // A part that was loaded before is there at once; a lazy one would be empty for a moment.
    const Part = useMemo(() => part.current() ?? LazyPart, [])
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }) as ComponentType<Props>
}

/** Loads all parts, before a page is prerendered or shown in place of another. Rejects after all, if one failed. */
export async function loadParts(): Promise<void> {
  prerendered = false
  const results = await Promise.allSettled([...parts].map(({ load }) => load()))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

import type { ComponentType } from 'react'
import type { Lazy } from './lazy.ts'
import { visitorActed, whenVisitorActs } from './visitor.ts'

/**
 * Loads a part of the prerendered page when the visitor acts, or at once if the address asks for something, such as
 * a prefilled form. Never rejects: without the code, because the visitor is offline perhaps, the HTML stays.
 */
export async function loadWhenNeeded<Props>(
  part: Lazy<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  if (!location.search && !location.hash) await visitorActed()
  for (;;) {
    try {
      return { default: await part.load() }
    } catch {
      await new Promise<void>(whenVisitorActs)
    }
  }
}

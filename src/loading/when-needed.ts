import type { ComponentType } from 'react'
import { DRAFT_STORAGE_PREFIX } from '../../content/constants.ts'
import type { Lazy } from './lazy.ts'
import { isSpecific, visitorActed, whenVisitorActs } from './visitor.ts'

/**
 * Loads a part of the prerendered page when the visitor acts, or at once if there is something to fill a form with: in
 * the address, or kept in the tab. Never rejects: without the code, because the visitor is offline perhaps, the HTML
 * stays.
 */
export async function loadWhenNeeded<Props>(
  part: Lazy<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  if (!isSpecific() && !hasDrafts()) await visitorActed()
  for (;;) {
    try {
      return { default: await part.load() }
    } catch {
      await new Promise<void>(whenVisitorActs)
    }
  }
}

/** Whether the tab has kept what was typed into a form. False if storage is blocked. */
function hasDrafts(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(DRAFT_STORAGE_PREFIX))
  } catch {
    return false
  }
}

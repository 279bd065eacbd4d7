/**
 * A part of a page whose code loads on first use. It is shown with the site's whole style sheet. If it is in the
 * prerendered page, its HTML stays until the visitor first acts.
 */
import type { ComponentType } from 'react'
import { DRAFT_STORAGE_PREFIX, UNSENT_STORAGE_PREFIX } from '../../content/constants.ts'
import { FUNNEL_FORMS } from '../../content/funnel.ts'
import { readStored } from '../browser/storage.ts'
import { atMost } from './at-most.ts'
import { wasFilledIn } from './kept-fields.ts'
import { createLazy, type Lazy } from './lazy.ts'
import { showStyles } from './style-sheets.ts'
import { addressAsksForMore, visitorActed, whenVisitorActs } from './visitor.ts'

/** The longest wait for the styles, in milliseconds. */
const STYLES_MS = 3000

/** Like `createLazy`. If the styles fail to load, perhaps offline, the part is shown without them. */
export const createPart = <Value>(fetch: () => Promise<Value>): Lazy<Value> =>
  createLazy(async () => {
    const [part] = await Promise.all([fetch(), atMost(STYLES_MS, showStyles())])
    return part
  })

/**
 * Loads a part of the prerendered page when the visitor acts, or at once if there is something to fill a form with: in
 * the address, or kept in the tab. Never rejects: without the code, because the visitor is offline perhaps, the HTML
 * stays.
 */
export async function loadWhenNeeded<Props>(
  part: Lazy<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  if (!addressAsksForMore() && !hasDrafts() && !wasFilledIn()) await visitorActed()
  return { default: await untilLoaded(part.load) }
}

/** Tries again whenever the visitor acts. */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise<void>(whenVisitorActs)
    }
  }
}

/** Whether the browser has kept a form's draft. False if storage is blocked. */
function hasDrafts(): boolean {
  try {
    return (
      Object.keys(window.sessionStorage).some((key) => key.startsWith(DRAFT_STORAGE_PREFIX)) ||
      FUNNEL_FORMS.some((id) => readStored(UNSENT_STORAGE_PREFIX + id) !== null)
    )
  } catch {
    return false
  }
}

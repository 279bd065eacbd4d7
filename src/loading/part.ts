/** A part of the page whose code is loaded on first use. It is shown with the styles of the whole site. */

import { atMost } from './at-most.ts'
import { createLazy, type Lazy } from './lazy.ts'
import { showStyles } from './sheets.ts'

/** The longest wait for the styles, in milliseconds. */
const STYLES_MS = 3000

/** As `createLazy`. Without the styles, the visitor being offline perhaps, the part is shown as it is. */
export const createPart = <Value>(fetch: () => Promise<Value>): Lazy<Value> =>
  createLazy(async () => {
    const [part] = await Promise.all([fetch(), atMost(STYLES_MS, showStyles())])
    return part
  })

/**
 * Counts a step of a lead form with our own function, and tells the page's own scripts. Nothing sent names a visitor
 * or links two of their steps: no cookie, no identifier; the server only adds to a day's count.
 */
import { FUNNEL_BATCH, type FunnelStep } from '../../../content/funnel.ts'
import { functionUrl } from '../../backend/config.ts'
import { whenIdle } from '../../browser/idle.ts'

const FUNNEL_FUNCTION = 'funnel'
/** Fires on `document` for each step; its `detail` is the step. For a team's own analytics. */
const FUNNEL_EVENT = 'northbow:funnel'

declare global {
  interface DocumentEventMap {
    [FUNNEL_EVENT]: CustomEvent<FunnelStep>
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

const waiting: FunnelStep[] = []
let isScheduled = false

/** Visitors who ask not to be tracked are not counted. */
const isUnwanted = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true

/** Counts a step once the browser is idle: never while a visitor waits. */
export function countStep(step: FunnelStep): void {
  if (isUnwanted()) return
  waiting.push(step)
  document.dispatchEvent(new CustomEvent(FUNNEL_EVENT, { detail: step }))
  if (isScheduled) return
  isScheduled = true
  whenIdle(() => {
    isScheduled = false
    sendSteps()
  })
}

/** Sends the pending steps; the request outlives the page. A failure costs some counts. */
export function sendSteps(): void {
  if (waiting.length === 0) return
  fetch(functionUrl(FUNNEL_FUNCTION), {
    method: 'POST',
    // Plain text, which needs no preflight request to another origin.
    body: JSON.stringify(waiting.splice(0, FUNNEL_BATCH)),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}

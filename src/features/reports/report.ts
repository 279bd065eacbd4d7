/**
 * Reports errors of our code to our own function, so that the team learns of a broken page. Reports name no visitor
 * and repeat no input; a page sends only a few.
 */
import { type ErrorReport, REPORT_BATCH, REPORTS_FUNCTION } from '../../../content/reports.ts'
import { functionUrl } from '../../backend/config.ts'
import { whenIdle } from '../../browser/idle.ts'
import { describeError } from './describe.ts'

/** The name of the entry script changes with any part of the build. */
const BUILD = /-([\w-]{8})\.js$/

const waiting: ErrorReport[] = []
const reported = new Set<string>()

/** Reports the error once the browser is idle: never while a visitor waits. Each only once. */
export function reportFailure(error: unknown, origin: ErrorReport['origin']): void {
  if (reported.size >= REPORT_BATCH) return
  const entry = document.querySelector<HTMLScriptElement>('script[data-scripts]')
  const [, build = ''] = BUILD.exec(entry?.src ?? '') ?? []
  const report = describeError(error, origin, { page: window.location.pathname, build })
  const key = JSON.stringify(report)
  if (!report || reported.has(key)) return
  reported.add(key)
  waiting.push(report)
  if (waiting.length === 1) whenIdle(send)
}

/** The request outlives the page. A failure costs a report. */
function send(): void {
  navigator.sendBeacon(functionUrl(REPORTS_FUNCTION), JSON.stringify(waiting.splice(0)))
}

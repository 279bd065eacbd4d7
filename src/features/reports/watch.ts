/** Notes errors of our code, from the start of the application; what reports them is loaded when the browser is idle. */
import type { ErrorReport } from '../../../content/reports.ts'
import { reportsErrors } from '../../backend/config.ts'
import { watchFailures } from '../../browser/failures.ts'
import { whenIdle } from '../../browser/idle.ts'
import { createLazy } from '../../loading/lazy.ts'

// Not loaded on the first error: that may be that files are missing.
const reporter = createLazy(async () => (await import('./report.ts')).reportError)

export function noteError(error: unknown, origin: ErrorReport['origin']): void {
  if (reportsErrors) reporter.whenLoaded((report) => report(error, origin))
}

/** Notes every error that nothing has caught. */
export function watchErrors(): void {
  if (!reportsErrors) return
  watchFailures(noteError)
  whenIdle(reporter.preload)
}

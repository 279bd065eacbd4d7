/** Reports every error of our code that nothing has caught, from when this module is loaded. */
import { reportsErrors } from '../../backend/config.ts'
import { watchFailures } from '../../browser/failures.ts'
import { reportFailure } from './report.ts'

if (reportsErrors) watchFailures(reportFailure)

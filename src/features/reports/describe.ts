/** The report about an error: its kind, and its place in our files. Its message may repeat a visitor's input. */
import { ERROR_KINDS, type ErrorReport } from '../../../content/reports.ts'

/** Browsers' messages for a missing code file. */
const MISSING = /dynamically imported module|importing a module script failed|did not arrive/i
/** In the stack of an error: our file, line and column. */
const PLACE = /\/assets\/[\w.-]{1,60}\.js:\d{1,7}:\d{1,7}/

type Page = Pick<ErrorReport, 'page' | 'build'>

/** Undefined when the error is not in our files, as those of a widget or a browser's extension are not. */
export function describeError(
  error: unknown,
  origin: ErrorReport['origin'],
  page: Page,
): ErrorReport | undefined {
  if (!(error instanceof Error)) return undefined
  const [place = ''] = PLACE.exec(error.stack ?? '') ?? []
  const kind = kindOf(error)
  // The browser itself says that a file is missing.
  if (!place && kind !== 'missing file') return undefined
  return { kind, origin, place, ...page }
}

function kindOf(error: Error): ErrorReport['kind'] {
  if (MISSING.test(error.message)) return 'missing file'
  return ERROR_KINDS.find((kind) => kind === error.name) ?? 'Error'
}

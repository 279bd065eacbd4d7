import { OFFICE_CLOSED } from '../../content/constants.ts'

const DAY_MS = 86_400_000
/** Half a year: enough for several releases. */
const AHEAD_DAYS = 180

/** What whoever builds the site should know about the listed holidays: undefined while the list reaches far enough. */
export function holidaysNote(now: Date, listed: readonly string[] = OFFICE_CLOSED): string | undefined {
  const last = [...listed].sort().at(-1)
  if (last && Date.parse(last) - now.getTime() > AHEAD_DAYS * DAY_MS) return undefined
  return `OFFICE_CLOSED in content/constants.ts ends ${last ? `on ${last}` : 'at once'}: after that, requests on a holiday count as neglected. Add the holidays that follow`
}

/** Counts browsers' reports. Stores nothing about who sends them. */
import { REPORT_LIMIT } from '../../../content/reports.ts'
import type { IdentifyClient } from '../_shared/http/client.ts'
import { readText } from '../_shared/http/request.ts'
import { failure, noContent, preflight } from '../_shared/http/response.ts'
import { clientLimits, limit, type NamedLimit } from '../_shared/lead/screen.ts'
import { failureCode } from '../_shared/runtime/database.ts'
import { parseReports, type Report } from './parse.ts'

/** Resolves to whether the reports were counted; rejects if the database did not answer. */
export type CountReports = (
  reports: readonly Report[],
  limits: readonly NamedLimit[],
  now: Date,
) => Promise<boolean>

export type Dependencies = {
  count: CountReports
  identifyClient: IdentifyClient
  /** The origins of the site. */
  origins: ReadonlySet<string>
  now(): Date
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

/** The limit of a request's body: browsers send several violations at once, each with the whole policy. */
const MAXIMUM_BYTES = 32_768

export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { count, identifyClient, origins, now, log } = dependencies
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  const text = await readText(request, MAXIMUM_BYTES)
  if (text === undefined) return failure('too_large')
  const [type = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const reports = parseReports(text, type.trim(), request.headers.get('origin'), origins)
  if (reports === 'foreign') return failure('forbidden')
  if (!reports) return failure('invalid')

  const limits = [
    ...clientLimits('report', await identifyClient(request), REPORT_LIMIT),
    limit('report', 'many-reports', REPORT_LIMIT.all),
  ]
  try {
    if (reports.length > 0) await count(reports, limits, now())
  } catch (error) {
    log(`reports: nothing counted (${failureCode(error)})`)
    return failure('store_unavailable')
  }
  // The same whether or not it was counted: a flooder learns nothing.
  return noContent()
}

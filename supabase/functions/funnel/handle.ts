/** Counts steps through the lead forms. Stores nothing about who takes them. */
import * as v from 'valibot'
import { LEAD_FIELDS } from '../../../content/forms.ts'
import {
  FUNNEL_BATCH,
  FUNNEL_FORMS,
  FUNNEL_LIMIT,
  FUNNEL_STEPS,
  type FunnelStep,
} from '../../../content/funnel.ts'
import type { IdentifyClient } from '../_shared/http/client.ts'
import { readText } from '../_shared/http/request.ts'
import { failure, noContent, preflight } from '../_shared/http/response.ts'
import { clientLimits, limit, type NamedLimit } from '../_shared/lead/screen.ts'
import { failureCode } from '../_shared/runtime/database.ts'

/** Resolves to whether the steps were counted; rejects if the database did not answer. */
export type CountFunnel = (
  steps: readonly FunnelStep[],
  limits: readonly NamedLimit[],
  now: Date,
) => Promise<boolean>

export type Dependencies = {
  count: CountFunnel
  identifyClient: IdentifyClient
  /** The origins of the site. */
  origins: ReadonlySet<string>
  now(): Date
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

/** The limit of a request's body. */
const MAXIMUM_BYTES = 4096

const Form = v.picklist(FUNNEL_FORMS)
const Steps = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.union([
      v.strictObject({ form: Form, step: v.literal('refused'), field: v.picklist(LEAD_FIELDS) }),
      v.strictObject({ form: Form, step: v.picklist(FUNNEL_STEPS.filter((step) => step !== 'refused')) }),
    ]),
  ),
  v.minLength(1),
  v.maxLength(FUNNEL_BATCH),
)

export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { count, identifyClient, origins, now, log } = dependencies
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  if (!origins.has(request.headers.get('origin') ?? '')) return failure('forbidden')
  const text = await readText(request, MAXIMUM_BYTES)
  if (text === undefined) return failure('too_large')
  const steps = v.safeParse(Steps, text)
  if (!steps.success) return failure('invalid')

  const limits = [
    ...clientLimits('funnel', await identifyClient(request), FUNNEL_LIMIT),
    limit('funnel', 'many-steps', FUNNEL_LIMIT.all),
  ]
  try {
    await count(steps.output, limits, now())
  } catch (error) {
    log(`funnel: nothing counted (${failureCode(error)})`)
    return failure('store_unavailable')
  }
  // The same whether or not it was counted: a flooder learns nothing.
  return noContent()
}

/** Delivers all due mail when the schedule calls. Only the holder of the secret key may call. */
import { failure, preflight, success } from '../_shared/http/response.ts'
import { failureCode } from '../_shared/runtime/database.ts'
import { isSameSecret } from '../_shared/runtime/hash.ts'

export type Dependencies = {
  secretKey: string
  /** Resolves as soon as the outbox has been read; delivery continues in the background. */
  startDelivery(): Promise<void>
  /** Reports a failure to the operator: a stable code, never personal data or a key. */
  log(line: string): void
}

export async function handle(
  request: Request,
  { secretKey, startDelivery, log }: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  if (!(await isSameSecret(request.headers.get('apikey') ?? '', secretKey))) {
    log('deliver-mail: refused, because the key is missing or wrong')
    return failure('forbidden')
  }
  try {
    await startDelivery()
    return success({})
  } catch (error) {
    log(`deliver-mail: nothing delivered (${failureCode(error)})`)
    return failure('store_unavailable')
  }
}

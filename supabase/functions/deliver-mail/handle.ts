/** Delivers all due mail when the schedule asks for it. Only the holder of the secret key may ask. */
import { failure, preflight, success } from '../_shared/http/response.ts'

export type Dependencies = {
  secretKey: string
  /** Resolves as soon as the outbox has been read; delivery continues in the background. */
  startDelivery(): Promise<void>
}

export async function handle(
  request: Request,
  { secretKey, startDelivery }: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  if (request.headers.get('apikey') !== secretKey) return failure('forbidden')
  try {
    await startDelivery()
    return success({})
  } catch {
    return failure('store_unavailable')
  }
}

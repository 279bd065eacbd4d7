/** Delivers all due mail when the schedule asks for it. Only the holder of the secret key may ask. */
import { failure, preflight, success } from '../_shared/http/response.ts'
import type { DeliveryReport } from '../_shared/mail/delivery.ts'

export type Dependencies = { secretKey: string; deliver(): Promise<DeliveryReport> }

export async function handle(request: Request, { secretKey, deliver }: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  if (request.headers.get('apikey') !== secretKey) return failure('forbidden')
  try {
    return success(await deliver())
  } catch {
    return failure('store_unavailable')
  }
}

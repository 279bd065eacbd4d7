/** The function that the schedule calls: who may call it, and what the operator reads when it does not deliver. */
import { expect, it } from 'vitest'
import { StoreError } from '../../supabase/functions/_shared/runtime/database.ts'
import { handle } from '../../supabase/functions/deliver-mail/handle.ts'

const KEY = 'sb_secret_0123456789'

/** The answer to a request with `key`, whether it delivered, and what was logged. */
async function call(key: string | null, deliver = async () => {}) {
  const log: string[] = []
  let delivered = false
  const request = new Request('https://project.supabase.co/functions/v1/deliver-mail', {
    method: 'POST',
    headers: key === null ? {} : { apikey: key },
  })
  const startDelivery = async () => {
    delivered = true
    await deliver()
  }
  const { status } = await handle(request, { secretKey: KEY, startDelivery, log: (line) => log.push(line) })
  return { status, delivered, log }
}

it('delivers for the holder of the key, and logs nothing', async () => {
  expect(await call(KEY)).toEqual({ status: 200, delivered: true, log: [] })
})

it.each([null, '', `${KEY.slice(0, -1)}8`, KEY.slice(0, 5), `${KEY}0`])(
  'with the key %j a call is refused and logged, without the key',
  async (key) => {
    const log = ['deliver-mail: refused, because the key is missing or wrong']
    expect(await call(key)).toEqual({ status: 403, delivered: false, log })
  },
)

it.each([
  [new StoreError('claim_delivery: unreachable'), 'claim_delivery: unreachable'],
  [new Error('Failing row contains (ada@example.com)'), 'unexpected failure'],
])('logs why nothing was delivered, without personal data: %s', async (error, reason) => {
  const log = [`deliver-mail: nothing delivered (${reason})`]
  expect(await call(KEY, () => Promise.reject(error))).toMatchObject({ status: 503, log })
})

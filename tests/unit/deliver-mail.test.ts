/** The function that the schedule calls: who may call it, and what the operator reads when it does not deliver. */
import { describe, expect, it } from 'vitest'
import { StoreError } from '../../supabase/functions/_shared/runtime/database.ts'
import { handle } from '../../supabase/functions/deliver-mail/handle.ts'

const KEY = 'sb_secret_0123456789'

/** The answer to a request with `key`, and what was logged. */
async function call(key: string | null, startDelivery: () => Promise<void> = async () => undefined) {
  const log: string[] = []
  const request = new Request('https://project.supabase.co/functions/v1/deliver-mail', {
    method: 'POST',
    headers: key === null ? {} : { apikey: key },
  })
  const { status } = await handle(request, { secretKey: KEY, startDelivery, log: (line) => log.push(line) })
  return { status, log }
}

it('delivers for the holder of the key, and logs nothing', async () => {
  expect(await call(KEY)).toEqual({ status: 200, log: [] })
})

describe.each([
  ['no key', null],
  ['an empty key', ''],
  ['another key', `${KEY.slice(0, -1)}8`],
  ['the beginning of the key', KEY.slice(0, 5)],
  ['more than the key', `${KEY}0`],
])('with %s', (_name, key) => {
  it('a call is refused and logged, without the key', async () => {
    let delivered = false
    const { status, log } = await call(key, async () => {
      delivered = true
    })
    expect([status, delivered]).toEqual([403, false])
    expect(log).toEqual(['deliver-mail: refused, because the key is missing or wrong'])
  })
})

it.each([
  [new StoreError('claim_mail: unreachable'), 'deliver-mail: nothing delivered (claim_mail: unreachable)'],
  [
    new Error('Failing row contains (ada@example.com)'),
    'deliver-mail: nothing delivered (unexpected failure)',
  ],
])('logs why nothing was delivered, without personal data: %s', async (error, line) => {
  expect(await call(KEY, () => Promise.reject(error))).toEqual({ status: 503, log: [line] })
})

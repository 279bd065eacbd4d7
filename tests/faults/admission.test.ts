/** Many visitors at once on the embedded database: each has their turn. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

const CLIENTS = 32
const LEADS_EACH = 5

let local: Local
beforeAll(async () => {
  local = await startLocal()
})
afterAll(() => local.stop())

it(`none of ${CLIENTS} clients that send leads without a pause is turned away`, async () => {
  const url = local.stack.routes['/functions/v1/send-lead-email'] ?? ''
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const own: number[] = []
      for (let count = 0; count < LEADS_EACH; count++) {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(siteForm(uniqueEmail())),
        })
        own.push(response.status)
        await response.body?.cancel()
      }
      return own
    }),
  )
  expect(statuses.flat().filter((status) => status !== 200)).toEqual([])
  expect(await local.leads()).toHaveLength(CLIENTS * LEADS_EACH)
})

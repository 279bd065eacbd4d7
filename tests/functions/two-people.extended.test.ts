/** Only whoever reads the mailbox of an address gets into its account and its seat, whoever was first, in whatever order. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sharedBackend } from '../support/shared.ts'
import { STEPS, twoPeople } from './two-people.ts'

const ORDERS = Number(process.env.ORDERS ?? 500)
const SEED = Number(process.env.SEED ?? 72)
/** The local service answers each of them at the next half second, so most of that is waiting. */
const AT_ONCE = 24

const site = await sharedBackend()

it(`${ORDERS} orders of up to five steps let no stranger in, and the owner always`, async () => {
  const orders = fc.sample(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 5 }), {
    numRuns: ORDERS,
    seed: SEED,
  })
  const failures: string[] = []
  const left = orders.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const order of left) {
        const people = await twoPeople(site)
        for (const step of order) await people.take(step)
        const [spoils, losses] = [await people.spoils(), await people.losses()]
        const after = await people.spoils()
        for (const found of new Set([...spoils, ...after]))
          failures.push(`the stranger ${found}: ${order.join(', ')}`)
        for (const found of losses) failures.push(`the owner ${found}: ${order.join(', ')}`)
      }
    }),
  )
  expect(failures.sort((one, other) => one.length - other.length)).toEqual([])
}, 1_200_000)

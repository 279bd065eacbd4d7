/**
 * Leads and subscriptions while function, database, mail and CRM fail, repeatable from a seed. The extended tests have
 * PostgreSQL and mistakes made on purpose; `npm run test:all -- faults` has more.
 */
import { it } from 'vitest'
import { expectNothingLost } from './simulation/expectations.ts'

it('no lead is lost or doubled, and every delivery is settled or given up with an alarm', () =>
  expectNothingLost(null))

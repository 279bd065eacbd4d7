/** The database's answers for the account page, parsed for its machine. */
import * as v from 'valibot'
import {
  type AccountData,
  type ErasureReceipt,
  OUTDATED,
  TOLD_STATES,
} from '../../../machines/account-data.ts'

export const Account = v.nullable(
  v.object({
    email: v.string(),
    team: v.boolean(),
    requests: v.array(
      v.object({
        id: v.string(),
        source: v.string(),
        at: v.string(),
        state: v.picklist(TOLD_STATES),
        since: v.string(),
        address: v.nullable(v.string()),
        message: v.string(),
      }),
    ),
    consents: v.object({ email: v.boolean(), sms: v.boolean() }),
    newsletter: v.nullable(v.picklist(['pending', 'confirmed', 'unsubscribed'])),
    unwritten: v.boolean(),
  }),
) satisfies v.GenericSchema<unknown, AccountData | null>

/** The answer to a consent change. */
export const Saved = v.union([
  v.pipe(
    v.object({ outdated: v.literal(true) }),
    v.transform((): typeof OUTDATED => OUTDATED),
  ),
  Account,
])

export const Receipt = v.nullable(
  v.pipe(
    v.object({ id: v.string(), erased_at: v.string(), copies: v.boolean() }),
    v.transform(({ id, erased_at, copies }): ErasureReceipt => ({ id, at: erased_at, copies })),
  ),
)

/** Everything stored, as readable text. */
export const Collected = v.pipe(
  v.unknown(),
  v.transform((data) => (data === null ? null : JSON.stringify(data, null, 2))),
)

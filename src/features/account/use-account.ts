import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { account as content } from '../../../content/pages/account.ts'
import { site } from '../../../content/site.ts'
import { account } from '../../../machines/account.ts'
import type { AccountData, ConsentChange, ErasureReceipt, OUTDATED } from '../../../machines/account-data.ts'
import type { SessionUser } from '../../../machines/auth-session.ts'
import { sha256 } from '../../../supabase/functions/_shared/runtime/hash.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { loadClient } from '../../backend/load-client.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { Account, Collected, Receipt, Saved } from './schemas.ts'

/** The wording beside each switch. The database stores its own copy with the answer; a hash tells it which. */
export const wordsOf = (of: ConsentChange['of']): string =>
  of === 'newsletter' ? content.consents.newsletter : site.consent[of].label

const machine = account.provide({
  actors: {
    loadAccount: fromPromise<AccountData | null>(({ signal }) =>
      callDatabase('my_account', {}, Account, signal),
    ),
    saveConsent: fromPromise<AccountData | null | typeof OUTDATED, ConsentChange>(
      async ({ input: { of, granted }, signal }) =>
        of === 'newsletter'
          ? callDatabase('set_my_newsletter', { subscribed: granted }, Account, signal)
          : callDatabase(
              'set_my_consent',
              { channel: of, granted, wording_hash: await sha256(wordsOf(of)) },
              Saved,
              signal,
            ),
    ),
    collectData: fromPromise<string | null>(({ signal }) =>
      callDatabase('export_my_data', {}, Collected, signal),
    ),
    eraseData: fromPromise<ErasureReceipt | null, { email: string }>(({ input, signal }) =>
      callDatabase('erase_my_data', input, Receipt, signal),
    ),
  },
  actions: {
    focusContent: () => document.querySelector('main')?.focus({ preventScroll: true }),
    // The account no longer exists: the browser forgets it, whatever the service answers.
    endSession: () => void loadClient().then(({ auth }) => auth.signOut({ scope: 'local' })),
  },
})

/** What is stored for the address of the signed-in `user`. */
export function useAccount(user: SessionUser | null) {
  const actor = useMachineActor(machine)
  const id = user?.id
  const email = user?.email ?? ''
  useEffect(() => {
    actor.send(id === undefined ? { type: 'account.signedOut' } : { type: 'account.signedIn', email })
  }, [actor, id, email])
  return {
    actor,
    retry: () => actor.send({ type: 'account.retry' }),
    change: (change: ConsentChange) => actor.send({ type: 'consent.switched', change }),
    collect: () => actor.send({ type: 'data.asked' }),
    askToErase: () => actor.send({ type: 'erasure.asked' }),
    keep: () => actor.send({ type: 'erasure.declined' }),
    erase: () => actor.send({ type: 'erasure.confirmed' }),
  }
}

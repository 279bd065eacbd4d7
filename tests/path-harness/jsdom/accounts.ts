/** Accounts in jsdom, without a service: what the auth client stores in the browser, and tells its other tabs. */
import { CONFIRMATION_PARAMETER, RECOVERY_PARAMETER } from '../../../content/constants.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { PASSWORD } from '../../support/accounts.ts'
import { sessionOf } from '../../support/auth-answers.ts'
import { actAsync } from '../../support/gestures.ts'
import type { Visitor } from '../visitor.ts'

type Accounts = Pick<
  Visitor,
  'account' | 'wasSignedIn' | 'signInElsewhere' | 'signOutElsewhere' | 'mailedLink' | 'mailedCode'
>

/** What the mail's link leads to. Its code is worth a session to whoever stored the proof. */
const linkTo = (parameter: string) => `/auth?${parameter}&code=0b6a3a4e-55f0-4c39-9c1a-2f7a52f1c3aa`

const storedFor = (email: string, isExpired = false) => sessionOf({ id: `id of ${email}`, email }, isExpired)

/** `storeElsewhere` is the visitor's own. */
export function accountsIn(storeElsewhere: Visitor['storeElsewhere']): Accounts {
  /** The auth client listens to its other tabs on a channel of this name. */
  async function tell(event: 'SIGNED_IN' | 'SIGNED_OUT', session: object | null): Promise<void> {
    await storeElsewhere(SESSION_STORAGE_KEY, session && JSON.stringify(session))
    const channel = new BroadcastChannel(SESSION_STORAGE_KEY)
    await actAsync(() => channel.postMessage({ event, session }))
    channel.close()
  }
  return {
    account: async (name = 'ada') => ({ email: `${name}@example.com`, password: PASSWORD }),
    wasSignedIn: async ({ email }, expired) =>
      localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(storedFor(email, expired !== undefined))),
    signInElsewhere: ({ email }) => tell('SIGNED_IN', storedFor(email)),
    signOutElsewhere: () => tell('SIGNED_OUT', null),
    mailedLink: async (_account, isNew) => {
      localStorage.setItem(`${SESSION_STORAGE_KEY}-code-verifier`, '"proof/recovery"')
      return linkTo(isNew ? CONFIRMATION_PARAMETER : RECOVERY_PARAMETER)
    },
    mailedCode: async () => '123456',
  }
}

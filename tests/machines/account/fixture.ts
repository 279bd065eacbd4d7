import { expect } from 'vitest'
import { account } from '../../../machines/account.ts'
import { type AccountData, OUTDATED } from '../../../machines/account-data.ts'
import { answerOf, defineFixture, does, isEvent, reaches, settles } from '../../path-harness/fixture.ts'

const ADA = 'ada@example.com'
const GRACE = 'grace@example.com'
const data = (changes: Partial<AccountData> = {}): AccountData => ({
  email: ADA,
  team: false,
  requests: [
    {
      id: 'request-1',
      source: 'evaluation-page',
      at: '2026-11-20T18:00:00Z',
      state: 'claimed',
      since: '2026-11-20T18:05:00Z',
      address: '12 Centre St N',
      message: 'Please tell me what my condo is worth.',
    },
  ],
  consents: { email: true, sms: false },
  newsletter: 'confirmed',
  unwritten: false,
  ...changes,
})

const comes = (email: string) => ({ type: 'account.signedIn' as const, email })
const leaves = { type: 'account.signedOut' as const }
const withdraws = {
  type: 'consent.switched' as const,
  change: { of: 'email' as const, granted: false },
}
const unsubscribes = {
  type: 'consent.switched' as const,
  change: { of: 'newsletter' as const, granted: false },
}
const loaded = { output: data() }
const receipt = {
  output: { id: 'receipt-1', at: '2026-11-20T18:30:00Z', copies: true },
}
const gone = { says: 'the address is no longer the account’s', outcome: { output: null } }
const offline = { says: 'the network fails', outcome: { error: 'network' } }

export const fixture = defineFixture({
  machine: account,
  events: {
    'account.signedIn': [
      { says: 'Ada is signed in', event: comes(ADA) },
      { says: 'Grace is signed in', event: comes(GRACE) },
    ],
    'account.signedOut': [{ says: 'nobody is signed in', event: leaves }],
    'account.retry': [{ says: 'tries again', event: { type: 'account.retry' } }],
    'consent.switched': [
      { says: 'allows no more emails', event: withdraws },
      { says: 'leaves the newsletter', event: unsubscribes },
    ],
    'data.asked': [{ says: 'asks for everything stored', event: { type: 'data.asked' } }],
    'erasure.asked': [{ says: 'wants everything erased', event: { type: 'erasure.asked' } }],
    'erasure.declined': [{ says: 'keeps it', event: { type: 'erasure.declined' } }],
    'erasure.confirmed': [{ says: 'really erases it', event: { type: 'erasure.confirmed' } }],
  },
  outcomes: {
    loadAccount: [{ says: 'there is an account', outcome: loaded }, gone, offline],
    saveConsent: [
      {
        says: 'it is saved',
        outcome: { output: data({ consents: { email: false, sms: false }, newsletter: 'unsubscribed' }) },
      },
      gone,
      { says: 'the site shows other words by now', outcome: { output: OUTDATED } },
      offline,
    ],
    collectData: [{ says: 'it is put together', outcome: { output: '{\n  "leads": []\n}' } }, gone, offline],
    eraseData: [{ says: 'it is erased', outcome: receipt }, gone, offline],
  },
  delays: { submitTimeout: 'nothing comes back for 20 seconds' },
  invariant: ({ snapshot, running }) => {
    expect(running.length).toBe(snapshot.hasTag('busy') ? 1 : 0)
    expect(snapshot.context.receipt !== null).toBe(snapshot.matches('erased'))
  },
  promises: {
    'saved: only after the server said so': ({ before, now, step }) => {
      if (now.snapshot.context.saved && !before.snapshot.context.saved)
        expect(answerOf(step, 'saveConsent')).toMatchObject({ email: ADA })
    },
    'erased: only after the server said so': (turn) => {
      if (reaches(turn, 'erased')) expect(answerOf(turn.step, 'eraseData')).toEqual(receipt.output)
    },
    'somebody else, or nobody: nothing of the account stays': ({ now, step }) => {
      if (
        isEvent(step, 'account.signedIn') ||
        (isEvent(step, 'account.signedOut') && !now.snapshot.matches('erased'))
      )
        expect(now.snapshot.context).toMatchObject({ account: null, file: null, receipt: null })
    },
    'the session ends with the account': ({ before, now, step }) => {
      const ended = now.calls.slice(before.calls.length).includes('endSession')
      expect(ended).toBe(answerOf(step, 'eraseData') === receipt.output)
    },
  },
  journeys: [
    {
      name: 'everything is erased, and nothing follows',
      steps: [
        does(comes(ADA)),
        settles('loadAccount', loaded),
        does({ type: 'erasure.asked' }),
        does({ type: 'erasure.confirmed' }),
        settles('eraseData', receipt),
      ],
    },
    {
      name: 'somebody else signs in where an account is shown',
      steps: [does(comes(ADA)), settles('loadAccount', loaded), does(comes(GRACE))],
    },
    {
      name: 'what was put together is gone once a consent changes',
      steps: [
        does(comes(ADA)),
        settles('loadAccount', loaded),
        does({ type: 'data.asked' }),
        settles('collectData', { output: '{}' }),
        does(withdraws),
      ],
    },
    {
      name: 'somebody else comes after nobody answered, and after an account that is gone',
      steps: [
        does(comes(ADA)),
        settles('loadAccount', { error: 'network' }),
        does(comes(GRACE)),
        settles('loadAccount', { output: null }),
        does(comes(ADA)),
      ],
    },
  ],
})

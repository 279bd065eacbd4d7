/** What the explorer checks after every step: each property breaks where it should, and nowhere else. */
import { describe, expect, it } from 'vitest'
import { type Actors, follow, unknownIn } from '../../explore/machines.ts'
import { type Change, type Moment, type Posting, postingsOf } from '../../explore/moment.ts'
import { findingIn } from '../../explore/properties.ts'
import type { Note } from '../../path-harness/observe.ts'

const good: Moment = {
  sight: {
    path: '/contact',
    title: 'Contact',
    headings: ['Talk to us'],
    overlays: [],
    focus: 'page',
    text: 1_000,
    goesOn: true,
    thanks: { lead: false, subscription: false },
    canScroll: true,
    canGoBack: false,
    canGoForward: false,
  },
  actors: new Map(),
  notes: [],
  log: [],
  failures: [],
  postings: [],
  documents: 1,
  wasOffline: false,
}
const pages = { of: () => ({ title: 'Contact', headings: ['Talk to us'] }) }
const seen = (changes: Partial<Moment['sight']>): Moment => ({
  ...good,
  sight: { ...good.sight, ...changes },
})
const press: Change['step'] = { does: 'press', control: { role: 'button', name: 'Close', index: 0 } }
const broken = (after: Moment, before: Moment = good, step = press) =>
  findingIn({ step, before, after }, pages, false)?.property

const note = (changes: Partial<Note>): Note => ({
  machine: 'leadForm',
  actor: 'x:1',
  event: { type: 'lead.edit' },
  from: null,
  takes: [],
  to: { ready: 'editing' },
  status: 'active',
  ...changes,
})
const live = (machine: string, belongsToPage: boolean): Actors =>
  new Map([['x:1', { machine, state: 'idle', belongsToPage }]])
const posting = (changes: Partial<Posting>): Moment => ({
  ...good,
  postings: [
    {
      kind: 'lead',
      email: 'a@example.com',
      thanks: 1,
      answerLost: false,
      overLimit: false,
      stored: 1,
      ...changes,
    },
  ],
})

describe('findingIn', () => {
  it('finds nothing where all is well', () => {
    expect(broken(good)).toBeUndefined()
  })

  it.each<[string, Moment, Moment?]>([
    ['no console message', { ...good, log: ['error: x'] }],
    ['no failed request', { ...good, failures: ['GET /x: status 500'] }],
    ['only known states', { ...good, notes: [note({ to: 'lost' })] }],
    ['no dead end', seen({ text: 0 })],
    ['no dead end', seen({ goesOn: false })],
    ['one overlay at a time', seen({ overlays: ['Menu', 'Letter'] })],
    [
      'focus is kept when a dialog closes',
      seen({ focus: 'nowhere' }),
      seen({ focus: 'overlay', overlays: ['Menu'] }),
    ],
    ['title and heading match the address', seen({ title: 'Team' })],
    ['title and heading match the address', seen({ headings: ['Talk to us', 'Team'] })],
    [
      'a page that is left stops its machines',
      { ...seen({ path: '/contact' }), actors: live('leadForm', true) },
      { ...seen({ path: '/team' }), actors: live('leadForm', true) },
    ],
    [
      'a form that has sent says so',
      { ...good, actors: new Map([['x:1', { machine: 'leadForm', state: 'sent', belongsToPage: true }]]) },
    ],
    ['what is thanked for is stored once', posting({ stored: 2 })],
    ['what is thanked for is stored once', posting({ stored: 0 })],
    ['what is thanked for is stored once', posting({ thanks: 0 })],
    ['what is thanked for is stored once', posting({ answerLost: true, stored: 3 })],
  ])('finds that "%s" is broken', (name, after, before) => {
    expect(broken(after, before)).toBe(name)
  })

  it.each<[string, Moment, Moment?]>([
    ['a lead whose answer was lost may be stored', posting({ thanks: 0, answerLost: true })],
    ['a refused lead is not stored', posting({ thanks: 0, stored: 0 })],
    [
      'a subscription above the limits is not stored',
      posting({ kind: 'subscription', overLimit: true, stored: 0 }),
    ],
    ['a subscription that is asked for twice has one row', posting({ kind: 'subscription', thanks: 2 })],
    [
      'the header goes on with the next page',
      { ...seen({ path: '/contact' }), actors: live('theme', false) },
      { ...seen({ path: '/team' }), actors: live('theme', false) },
    ],
    [
      'code that cannot be reached without a connection is logged',
      {
        ...good,
        wasOffline: true,
        log: ['error: TypeError: Failed to fetch dynamically imported module: /x.js'],
      },
    ],
    ['a press on the page may leave the focus nowhere', seen({ focus: 'nowhere' })],
  ])('allows that %s', (_, after, before) => {
    expect(broken(after, before)).toBeUndefined()
  })

  it('is patient with what a page may need a moment for, and not with a message', () => {
    const change = (after: Moment): Change => ({ step: press, before: good, after })
    expect(findingIn(change(seen({ title: 'Team' })), pages, true)).toBeUndefined()
    expect(findingIn(change({ ...good, log: ['error: x'] }), pages, true)).toBeDefined()
  })
})

describe('follow', () => {
  const submit = note({
    event: { type: 'lead.submit', ...{ values: { email: 'a@example.com' } } },
    to: 'submitting',
  })
  const sent = note({ event: { type: 'xstate.done' }, from: 'submitting', to: 'sent' })

  it('counts one thanks for each time a form has sent', () => {
    const { thanked } = follow(new Map(), [submit, sent, { ...sent, from: 'sent' }])
    expect(thanked).toEqual([{ kind: 'lead', email: 'a@example.com' }])
  })

  it('remembers the address until the answer comes, and forgets what was stopped', () => {
    const { actors } = follow(new Map(), [submit])
    expect(follow(actors, [sent]).thanked).toHaveLength(1)
    expect(follow(actors, [note({ status: 'stopped' })]).actors.size).toBe(0)
  })

  it('names states, transitions and machines that no chart has', () => {
    expect(unknownIn([note({})])).toEqual([])
    expect(unknownIn([note({ takes: ['leadForm.ready on lead.fly'] })])).toHaveLength(1)
    expect(unknownIn([note({ machine: 'nobody' })])).toHaveLength(1)
  })
})

describe('postingsOf', () => {
  it('joins what was sent and thanked by address and form', () => {
    const one = { kind: 'lead', email: 'a@example.com' } as const
    const joined = postingsOf(
      [
        { ...one, answered: true, overLimit: false },
        { ...one, answered: false, overLimit: false },
      ],
      [one],
      new Set(),
    )
    expect(joined).toEqual([{ ...one, thanks: 1, answerLost: true, overLimit: false }])
    expect(
      postingsOf([{ ...one, answered: true, overLimit: false }], [], new Set(['a@example.com']))[0]
        ?.answerLost,
    ).toBe(true)
  })
})

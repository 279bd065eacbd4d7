import * as v from 'valibot'
import { deskTeam as words } from '../../../content/desk-team.ts'
import type { TeamChange } from '../../../machines/desk-team.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { asked, calls, givesUp, openAsMember, settleCall } from '../shared/desk.ts'

const Change = v.variant('kind', [
  v.object({
    kind: v.literal('invite'),
    email: v.string(),
    name: v.string(),
    role: v.picklist(['agent', 'lead']),
  }),
  v.object({ kind: v.literal('withdraw'), invitation: v.string() }),
  v.object({ kind: v.literal('duty'), member: v.string(), onDuty: v.boolean() }),
  v.object({ kind: v.literal('remove'), member: v.string() }),
])
const Asked = v.object({ change: Change })
const Context = v.object({
  team: v.nullable(
    v.object({
      members: v.array(v.object({ name: v.string(), onDuty: v.boolean() })),
      invitations: v.array(v.unknown()),
    }),
  ),
  problem: v.nullable(v.picklist(['refused', 'unanswered'])),
  stale: v.boolean(),
})
const CALM = ['shown.idle', 'shown.due', 'shown.refreshing']
const Invitations = v.object({ team: v.object({ invitations: v.array(v.unknown()) }) })

const page: Part = { selector: '#desk-team' }
const alert: Part = { role: 'alert', inside: page }
const send: Part = { role: 'button', name: words.invite.action }
const button = (name: string): Part => ({ role: 'button', name, inside: page })

const remove = button(words.remove.action.replace('{name}', 'Ben'))

/** What each change is called with, and what the server answers when it is done and when it is not. */
const CALLS = {
  invite: { name: 'desk_invite', done: 'invitation-2', not: null },
  withdraw: { name: 'desk_withdraw', done: true, not: false },
  duty: { name: 'desk_duty_of', done: true, not: false },
  remove: { name: 'desk_remove', done: 0, not: null },
} as const satisfies Record<TeamChange['kind'], object>

function parameters(change: TeamChange): object {
  const { kind, ...rest } = change
  return kind === 'duty' ? { member: change.member, on_duty: change.onDuty } : rest
}

/** What was asked for last. */
const last = new WeakMap<Visitor, TeamChange>()

const loads = (name: string) => ({ [`starts ${name}`]: calls('desk_team'), [`stops ${name}`]: givesUp })

export const screen: Screen = {
  open: async (visitor) => {
    await openAsMember(visitor, '/desk?view=team')
    await asked(visitor, 'desk_team')
    // Otherwise nobody could see that it waits for the tab.
    await visitor.showTab(false)
  },
  impossible: absentButtons((step, { states, context }) => {
    if (step.kind !== 'event') return true
    if (step.event.type === 'team.retry') return states.includes('failed')
    if (!CALM.some((state) => states.includes(state))) return false
    const { change } = v.parse(Asked, step.event)
    return change.kind !== 'withdraw' || v.parse(Invitations, context).team.invitations.length > 0
  }),
  gestures: {
    'team.asked': async (visitor, event) => {
      const { change } = v.parse(Asked, event)
      last.set(visitor, change)
      if (change.kind === 'withdraw') return visitor.press(button(`${words.withdraw}: Dee`))
      if (change.kind === 'duty') return visitor.press(button(`${words.goOnDuty}: Ben`))
      if (change.kind === 'remove') {
        if (!(await visitor.isShown(remove))) await visitor.press({ selector: 'li summary', inside: page })
        return visitor.press(remove)
      }
      await visitor.fill({ role: 'textbox', name: words.invite.email }, change.email)
      await visitor.fill({ role: 'textbox', name: words.invite.name }, change.name)
      return visitor.press(send)
    },
    'team.retry': (visitor) => visitor.press(button(words.failed.retry)),
  },
  settle: {
    loadTeam: (visitor, outcome) => settleCall(visitor, 'desk_team', outcome, (team) => team),
    loadTeamAgain: (visitor, outcome) => settleCall(visitor, 'desk_team', outcome, (team) => team),
    refreshTeam: (visitor, outcome) => settleCall(visitor, 'desk_team', outcome, (team) => team),
    untilVisible: async (visitor) => {
      await visitor.showTab(true)
      await visitor.showTab(false)
    },
    changeTeam: async (visitor, outcome) => {
      const { name, done, not } = CALLS[last.get(visitor)?.kind ?? 'duty']
      await settleCall(visitor, name, outcome, (output) => (output ? done : not))
    },
  },
  states: {
    loading: (visitor) => visitor.sees({ text: words.loading }),
    failed: (visitor) => visitor.sees(alert, { text: words.failed.text }),
    shown: (visitor) => visitor.sees(send),
    'shown.idle': (visitor) => visitor.sees(send, { disabled: false }),
    'shown.due': (visitor) => visitor.sees(send, { disabled: false }),
    'shown.refreshing': (visitor) => visitor.sees(send, { disabled: false }),
    'shown.asking': (visitor) => visitor.sees(send, { disabled: true }),
    'shown.again': (visitor) => visitor.sees(send, { disabled: true }),
  },
  alike: [
    { states: CALM, because: 'nobody is disturbed by what is asked' },
    {
      states: ['shown.asking', 'shown.again'],
      because: 'the press is being worked on until the answer shows',
    },
  ],
  context: async (visitor, context, at) => {
    const { team, problem, stale } = v.parse(Context, context)
    if (typeof at === 'string' || !team) return
    for (const { name } of team.members)
      await visitor.sees({ text: RegExp(`^${name}`), selector: 'strong', inside: page })
    await (team.invitations.length > 0
      ? visitor.sees({ text: words.invitations, inside: page })
      : visitor.misses({ text: words.invitations, inside: page }))
    const off = team.members.filter(({ onDuty }) => !onDuty).length
    await visitor.sees({ text: words.offDuty, inside: page, index: off - 1 })
    await visitor.misses({ text: words.offDuty, inside: page, index: off })
    await (stale
      ? visitor.sees({ text: words.stale, inside: page })
      : visitor.misses({ text: words.stale, inside: page }))
    if (problem) await visitor.sees(alert, { text: words.problems[problem] })
    else await visitor.misses(alert)
  },
  effects: {
    ...loads('loadTeam'),
    ...loads('loadTeamAgain'),
    ...loads('refreshTeam'),
    'starts untilVisible': 'nothing is asked',
    'stops untilVisible': 'nobody waits for it any more',
    'starts changeTeam': async (visitor, input) => {
      const { change } = v.parse(Asked, input)
      await calls(CALLS[change.kind].name, () => parameters(change))(visitor, input)
    },
    'stops changeTeam': givesUp,
    focusTeam: (visitor) => visitor.sees(page, { focused: true }),
  },
}

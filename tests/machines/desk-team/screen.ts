import * as v from 'valibot'
import { deskTeam as words } from '../../../content/desk-team.ts'
import type { deskTeam, TeamChange } from '../../../machines/desk-team.ts'
import { givesUp, sees, seesOnlyIf } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import {
  AT_WORK,
  asked,
  CALM,
  calls,
  callsAndStops,
  glanceAtTab,
  openAsMember,
  settleCall,
  settles,
  TAB_EFFECTS,
} from '../shared/desk.ts'

const Withdrawal = v.object({ change: v.object({ kind: v.literal('withdraw') }) })
const Invited = v.object({ team: v.object({ invitations: v.pipe(v.array(v.unknown()), v.minLength(1)) }) })
const IDLE = ['shown.idle', 'shown.due', 'shown.refreshing']

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

export const screen = screenOf<typeof deskTeam>({
  open: async (visitor) => {
    await openAsMember(visitor, '/desk?view=team')
    await asked(visitor, 'desk_team')
    await visitor.showTab(false)
  },
  impossible: absentButtons((step, { states, context }) => {
    if (step.kind !== 'event') return true
    if (step.event.type === 'team.retry') return states.includes('failed')
    if (!IDLE.some((state) => states.includes(state))) return false
    return !v.is(Withdrawal, step.event) || v.is(Invited, context)
  }),
  gestures: {
    'team.asked': async (visitor, { change }) => {
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
    loadTeam: settles('desk_team'),
    loadTeamAgain: settles('desk_team'),
    refreshTeam: settles('desk_team'),
    untilVisible: glanceAtTab,
    changeTeam: async (visitor, outcome) => {
      const { name, done, not } = CALLS[last.get(visitor)?.kind ?? 'duty']
      await settleCall(visitor, name, outcome, (output) => (output ? done : not))
    },
  },
  states: {
    loading: sees({ text: words.loading }),
    failed: sees(alert, { text: words.failed.text }),
    shown: sees(send),
    'shown.idle': sees(send, { disabled: false }),
    'shown.asking': sees(send, { disabled: true }),
  },
  alike: { [CALM]: IDLE, [AT_WORK]: ['shown.asking', 'shown.again'] },
  context: async (visitor, { team, problem, stale }, at) => {
    if (typeof at === 'string' || !team) return
    for (const { name } of team.members)
      await visitor.sees({ text: RegExp(`^${name}`), selector: 'strong', inside: page })
    await seesOnlyIf(visitor, team.invitations.length > 0, { text: words.invitations, inside: page })
    const off = team.members.filter(({ onDuty }) => !onDuty).length
    await visitor.sees({ text: words.offDuty, inside: page, index: off - 1 })
    await visitor.misses({ text: words.offDuty, inside: page, index: off })
    await seesOnlyIf(visitor, stale, { text: words.stale, inside: page })
    await seesOnlyIf(visitor, problem !== null, alert, problem ? { text: words.problems[problem] } : {})
  },
  effects: {
    ...callsAndStops('loadTeam', 'desk_team'),
    ...callsAndStops('loadTeamAgain', 'desk_team'),
    ...callsAndStops('refreshTeam', 'desk_team'),
    ...TAB_EFFECTS,
    'starts changeTeam': (visitor, { change }: { change: TeamChange }) =>
      calls(CALLS[change.kind].name, () => parameters(change))(visitor, change),
    'stops changeTeam': givesUp,
    focusTeam: sees(page, { focused: true }),
  },
})

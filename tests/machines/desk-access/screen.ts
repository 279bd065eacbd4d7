import { equal } from 'node:assert/strict'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskStanding, deskAccess } from '../../../machines/desk-access.ts'
import { machines } from '../../../machines/index.ts'
import { all, misses, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Held, Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import {
  CALM,
  calls,
  callsAndStops,
  glanceAtTab,
  openDesk,
  refuse,
  settles,
  TAB_EFFECTS,
} from '../shared/desk.ts'

const { access, list, loading, views } = desk
/** Where a visitor finds the button for an event; only a member's page asks for what can be refused. */
const PLACES: Readonly<Record<string, string>> = {
  'invitation.accept': 'known.standing.invited',
  'access.retry': 'failed',
  'access.doubted': 'known.standing.member',
}

const accept: Part = { role: 'button', name: access.invited.accept }
const retry: Part = { role: 'button', name: access.failed.retry }

/** What the server answers, of what the page then knows. */
function answered(output: DeskStanding): unknown {
  if (output.standing === 'member') return output.member
  return output.standing === 'invited' ? { invitation: output.invitation } : {}
}

/** What was asked last about the member: after it the list may have asked for something. */
const inquiries = new WeakMap<Visitor, Held | undefined>()
const region: Part = { role: 'region', name: list.label }
const tab = (name: string): Part => ({ role: 'link', name: RegExp(`^${name}`), inside: region })
const accepting: Part = { role: 'button', name: access.invited.accepting }

/** Of the invitation whose link opened the desk. */
const { secret } = machines.deskAccess.input
const withInvitation = () => ({ invitation: secret })

export const screen = screenOf<typeof deskAccess>({
  open: async (visitor) => {
    await openDesk(visitor, `/desk?words=grace&invitation=${secret}`)
    await visitor.showTab(false)
  },
  impossible: absentButtons(
    (step, { states }) => step.kind !== 'event' || states.includes(PLACES[step.event.type] ?? ''),
  ),
  gestures: {
    'invitation.accept': (visitor) => visitor.press(accept),
    'access.retry': (visitor) => visitor.press(retry),
    'access.doubted': async (visitor) => {
      // Another view of the list is asked for.
      const isHeld = await visitor.isShown({ selector: 'a[aria-current][href*="view=held"]' })
      await visitor.press(tab(isHeld ? views.open : views.held))
      await refuse(visitor, 'desk_list')
    },
  },
  settle: {
    whoAmI: settles('desk_me', answered),
    whoAmIAgain: settles('desk_me', answered),
    untilVisible: glanceAtTab,
    acceptInvitation: settles('accept_invitation', answered),
  },
  states: {
    checking: sees({ text: loading }),
    known: misses({ text: loading }, retry, accepting),
    'known.inquiry.resting': misses({ text: loading }, retry, accepting),
    'known.standing.invited': all(
      sees({ role: 'heading', name: RegExp(`: ${access.invited.title}$`) }),
      sees(accept, { disabled: false }),
    ),
    accepting: sees(accepting, { disabled: true }),
    'known.standing.member': sees(region),
    'known.standing.stranger': sees({ role: 'heading', name: access.stranger.title }),
    'known.standing.removed': all(sees({ role: 'alert' }, { text: access.removed.title }), misses(region)),
    failed: all(sees({ role: 'alert' }, { text: access.failed.text }), sees(retry, { disabled: false })),
  },
  alike: { [CALM]: ['known.inquiry.resting', 'known.inquiry.due', 'known.inquiry.asking'] },
  effects: {
    focusContent: sees({ selector: 'main' }, { focused: true }),
    ...callsAndStops('whoAmI', 'desk_me', withInvitation),
    ...callsAndStops('acceptInvitation', 'accept_invitation', withInvitation),
    'starts whoAmIAgain': async (visitor, input) => {
      await calls('desk_me', withInvitation)(visitor, input)
      inquiries.set(visitor, visitor.lastRequest())
    },
    'stops whoAmIAgain': (visitor) =>
      visitor.until(() => equal(inquiries.get(visitor)?.isGivenUp(), true, 'the call is given up')),
    ...TAB_EFFECTS,
    'starts watchRights': 'a refusal is noticed from then on',
    'stops watchRights': 'nobody is told of a refusal any more',
    forgetVisitors: (visitor) => visitor.until(async () => equal(await visitor.address(), '/desk')),
  },
})

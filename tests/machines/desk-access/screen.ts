import { equal } from 'node:assert/strict'
import * as v from 'valibot'
import { desk } from '../../../content/pages/desk.ts'
import { machines } from '../../../machines/index.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Held, Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { calls, givesUp, openDesk, refuse, settleCall } from '../shared/desk.ts'

const { access, list, loading, views } = desk
const Standing = v.object({
  standing: v.string(),
  member: v.optional(v.unknown()),
  invitation: v.optional(v.unknown()),
})
/** Where a visitor finds the button for an event; only a member's page asks for what can be refused. */
const PLACES: Readonly<Record<string, string>> = {
  'invitation.accept': 'known.standing.invited',
  'access.retry': 'failed',
  'access.doubted': 'known.standing.member',
}

const accept: Part = { role: 'button', name: access.invited.accept }
const retry: Part = { role: 'button', name: access.failed.retry }

/** What the server answers, of what the page then knows. */
function answered(output: unknown): unknown {
  const { standing, member, invitation } = v.parse(Standing, output)
  if (standing === 'member') return member
  return standing === 'invited' ? { invitation } : {}
}

/** What was asked last about the member: after it the list may have asked for something. */
const inquiries = new WeakMap<Visitor, Held | undefined>()
const tab = (name: string): Part => ({
  role: 'link',
  name: RegExp(`^${name}`),
  inside: { role: 'region', name: list.label },
})
const INQUIRY = ['known.inquiry.resting', 'known.inquiry.due', 'known.inquiry.asking']
const accepting: Part = { role: 'button', name: access.invited.accepting }
const isOpened = async (visitor: Visitor) => {
  for (const part of [{ text: loading }, retry, accepting]) await visitor.misses(part)
}

/** Of the invitation whose link opened the desk. */
const { secret } = machines.deskAccess.input
const asks = (name: string) => calls(name, () => ({ invitation: secret }))

export const screen: Screen = {
  open: async (visitor) => {
    await openDesk(visitor, `/desk?words=grace&invitation=${secret}`)
    // Otherwise nobody could see that it waits for the tab.
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
    whoAmI: (visitor, outcome) => settleCall(visitor, 'desk_me', outcome, answered),
    whoAmIAgain: (visitor, outcome) => settleCall(visitor, 'desk_me', outcome, answered),
    untilVisible: async (visitor) => {
      await visitor.showTab(true)
      await visitor.showTab(false)
    },
    acceptInvitation: (visitor, outcome) => settleCall(visitor, 'accept_invitation', outcome, answered),
  },
  states: {
    checking: (visitor) => visitor.sees({ text: loading }),
    known: isOpened,
    'known.standing': isOpened,
    'known.inquiry': isOpened,
    ...Object.fromEntries(INQUIRY.map((state) => [state, isOpened])),
    'known.standing.invited': async (visitor) => {
      await visitor.sees({ role: 'heading', name: RegExp(`: ${access.invited.title}$`) })
      await visitor.sees(accept, { disabled: false })
    },
    accepting: (visitor) => visitor.sees(accepting, { disabled: true }),
    'known.standing.member': (visitor) => visitor.sees({ role: 'region', name: list.label }),
    'known.standing.stranger': (visitor) => visitor.sees({ role: 'heading', name: access.stranger.title }),
    'known.standing.removed': async (visitor) => {
      await visitor.sees({ role: 'alert' }, { text: access.removed.title })
      await visitor.misses({ role: 'region', name: list.label })
    },
    failed: async (visitor) => {
      await visitor.sees({ role: 'alert' }, { text: access.failed.text })
      await visitor.sees(retry, { disabled: false })
    },
  },
  alike: [{ states: INQUIRY, because: 'nobody is disturbed by what is asked' }],
  effects: {
    focusContent: (visitor) => visitor.sees({ selector: 'main' }, { focused: true }),
    'starts whoAmI': asks('desk_me'),
    'starts acceptInvitation': asks('accept_invitation'),
    'starts whoAmIAgain': async (visitor, input) => {
      await asks('desk_me')(visitor, input)
      inquiries.set(visitor, visitor.lastRequest())
    },
    'stops whoAmIAgain': (visitor) =>
      visitor.until(() => equal(inquiries.get(visitor)?.isGivenUp(), true, 'the call is given up')),
    'starts untilVisible': 'nothing is asked',
    'stops untilVisible': 'nobody waits for it any more',
    'starts watchRights': 'a refusal is noticed from then on',
    'stops watchRights': 'nobody is told of a refusal any more',
    forgetVisitors: (visitor) => visitor.until(async () => equal(await visitor.address(), '/desk')),
    'stops whoAmI': givesUp,
    'stops acceptInvitation': givesUp,
  },
}

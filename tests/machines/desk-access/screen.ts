import * as v from 'valibot'
import { desk } from '../../../content/pages/desk.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { calls, givesUp, ME, openDesk, settleCall } from '../shared/desk.ts'

const { access, list, loading } = desk
const Standing = v.object({ standing: v.string(), invitation: v.optional(v.unknown()) })
const BUTTONS: Readonly<Record<string, string>> = { 'invitation.accept': 'invited', 'access.retry': 'failed' }

const accept: Part = { role: 'button', name: access.invited.accept }
const retry: Part = { role: 'button', name: access.failed.retry }

/** What the server answers, of what the page then knows. */
function answered(output: unknown): unknown {
  const { standing, invitation } = v.parse(Standing, output)
  if (standing === 'member') return ME
  return standing === 'invited' ? { invitation } : {}
}

export const screen: Screen = {
  open: (visitor) => openDesk(visitor, '/desk'),
  impossible: absentButtons(
    (step, { states }) => step.kind !== 'event' || states.includes(BUTTONS[step.event.type] ?? ''),
  ),
  gestures: {
    'invitation.accept': (visitor) => visitor.press(accept),
    'access.retry': (visitor) => visitor.press(retry),
  },
  settle: {
    whoAmI: (visitor, outcome) => settleCall(visitor, 'desk_me', outcome, answered),
    acceptInvitation: (visitor, outcome) => settleCall(visitor, 'accept_invitation', outcome, answered),
  },
  states: {
    checking: (visitor) => visitor.sees({ text: loading }),
    invited: async (visitor) => {
      await visitor.sees({ role: 'heading', name: RegExp(`: ${access.invited.title}$`) })
      await visitor.sees(accept, { disabled: false })
    },
    accepting: (visitor) =>
      visitor.sees({ role: 'button', name: access.invited.accepting }, { disabled: true }),
    member: (visitor) => visitor.sees({ role: 'region', name: list.label }),
    stranger: (visitor) => visitor.sees({ role: 'heading', name: access.stranger.title }),
    failed: async (visitor) => {
      await visitor.sees({ role: 'alert' }, { text: access.failed.text })
      await visitor.sees(retry, { disabled: false })
    },
  },
  effects: {
    focusContent: (visitor) => visitor.sees({ selector: 'main' }, { focused: true }),
    'starts whoAmI': calls('desk_me'),
    'starts acceptInvitation': calls('accept_invitation'),
    'stops whoAmI': givesUp,
    'stops acceptInvitation': givesUp,
  },
}

import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskLead, Member, MoveEvent } from '../../../machines/desk.ts'
import type { DraftField, deskDraft } from '../../../machines/desk-draft.ts'
import type { deskLead } from '../../../machines/desk-lead.ts'
import { type CaseEvent, type CaseState, movesFrom } from '../../../machines/lead-case.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import { ACTIONS_ID, useLeadCase } from '../../features/desk/use-desk-lead.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LeadActions.module.css'
import { LeadReply } from './LeadReply.tsx'
import { MoveWithChoice } from './MoveWithChoice.tsx'

const { lead: words, moves } = desk
const MOVES: Readonly<Partial<Record<CaseEvent['type'], string>>> = moves

/** In the order of the usual next steps. */
const NEXT = [
  'case.released',
  'case.claimed',
  'case.contacted',
  'case.met',
  'case.won',
  'case.reopened',
  'case.undone',
] as const

/** Apart from the next steps, to prevent slips. */
const AWAY = ['case.returned', 'case.junked'] as const

type Ask = (event: MoveEvent, details?: { note?: string; to?: string }) => void

type Props = {
  lead: DeskLead
  member: Member
  actor: ActorRefFrom<typeof deskLead>
  ask: Ask
  draft: ActorRefFrom<typeof deskDraft>
  onDraft: (field: DraftField, value: string) => void
}

/** The member's possible moves, and ways to answer; the next step comes first. */
export function LeadActions({ lead, member, actor, ask, draft, onDraft }: Props) {
  const titleId = useId()
  const life = useLeadCase(lead, actor)
  const state = useSelector(life, ({ value }) => value as CaseState)
  const moving = useSelector(actor, (snapshot) => snapshot.hasTag('moving'))
  const { reason = '', member: receiver = '' } = useSelector(draft, ({ context }) => context.values)

  const movers = [
    'member' as const,
    ...(lead.case.owner === member.id ? (['owner'] as const) : []),
    ...(member.role === 'manager' ? (['manager'] as const) : []),
    ...(lead.details.undo ? (['last'] as const) : []),
  ]
  const allowed = movesFrom(state, movers)
  const isAllowed = (event: CaseEvent['type']) => allowed.includes(event)
  const give = (['case.assigned', 'case.handed'] as const).find(isAllowed)
  // The next step of a colleague's lead is theirs.
  const isOthers = lead.case.owner !== null && lead.case.owner !== member.id
  const callsNext = state === 'claimed' && !isOthers
  const reply = <LeadReply lead={lead.details} member={member.name} callsNext={callsNext} />
  // About half of the held requests are junk.
  const next = [...NEXT, ...(state === 'held' ? (['case.junked'] as const) : [])].filter(isAllowed)
  const away = AWAY.filter((event) => isAllowed(event) && !next.some((one) => one === event))
  return (
    // New buttons for a new state, so that a second press does not hit a button's replacement.
    <section
      key={`${state} ${lead.case.owner} ${member.role}`}
      ref={focusMainWhenGone}
      id={ACTIONS_ID}
      className={styles.actions}
      aria-labelledby={titleId}
    >
      <h3 id={titleId} className="visually-hidden">
        {words.actions}
      </h3>
      <div className={styles.next}>
        {callsNext && reply}
        {next.length > 0 && (
          <div className={styles.moves}>
            {next.map((event, index) => (
              <Move
                key={event}
                {...{ event, ask }}
                kind={index === 0 && !callsNext && !isOthers ? 'primary' : 'quiet'}
                disabled={moving}
                undoes={lead.details.undo?.event}
              />
            ))}
          </div>
        )}
        {!callsNext && reply}
      </div>
      {(away.length > 0 || give || isAllowed('case.lost')) && (
        // Open while something is chosen in it.
        <details open={receiver !== '' || reason !== '' || undefined} className={styles.rest}>
          <summary>{words.rest}</summary>
          {give && (
            <MoveWithChoice
              label={words.member}
              action={moves[give]}
              options={lead.details.members
                .filter(({ id }) => id !== lead.case.owner)
                .map(({ id, name }) => ({ value: id, label: name }))}
              value={receiver}
              disabled={moving}
              onChange={(value) => onDraft('member', value)}
              onChosen={(to) => ask(give, { to })}
            />
          )}
          {isAllowed('case.lost') && (
            <MoveWithChoice
              label={words.reason}
              action={moves['case.lost']}
              options={words.reasons.map((reason) => ({ value: reason, label: reason }))}
              value={reason}
              disabled={moving}
              onChange={(value) => onDraft('reason', value)}
              onChosen={(note) => ask('case.lost', { note })}
            />
          )}
          <div className={styles.moves}>
            {away.map((event) => (
              <Move key={event} {...{ event, ask }} kind="quiet" disabled={moving} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}

type MoveProps = {
  event: (typeof NEXT | typeof AWAY)[number]
  kind: 'primary' | 'quiet'
  disabled: boolean
  /** The move that `case.undone` undoes. */
  undoes?: CaseEvent['type'] | undefined
  ask: Ask
}

function Move({ event, kind, disabled, undoes, ask }: MoveProps) {
  return (
    <Button size="small" kind={kind} disabled={disabled} data-move={event} onClick={() => ask(event)}>
      {filled(moves[event], { move: (undoes && MOVES[undoes]) ?? '' })}
      {event === 'case.claimed' && (
        <span className={styles.key} aria-hidden="true">
          <kbd>{desk.keys.claim}</kbd>
        </span>
      )}
    </Button>
  )
}

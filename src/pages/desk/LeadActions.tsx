import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskLead, Member } from '../../../machines/desk.ts'
import type { deskLead, MoveEvent } from '../../../machines/desk-lead.ts'
import { type CaseEvent, type CaseState, movesFrom } from '../../../machines/lead-case.ts'
import { useLeadCase } from '../../features/desk/use-desk-lead.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LeadActions.module.css'
import { MoveWithChoice } from './MoveWithChoice.tsx'
import { NoteForm } from './NoteForm.tsx'
import { filled } from './words.ts'

const { lead: words, moves } = desk

/** What the next step usually is comes first. */
const NEXT = [
  'case.released',
  'case.claimed',
  'case.contacted',
  'case.met',
  'case.won',
  'case.reopened',
] as const

/** Apart from the next steps, so that a thumb does not press them by mistake. */
const AWAY = ['case.returned', 'case.junked'] as const

type Ask = (event: MoveEvent, details?: { note?: string; to?: string }) => void

type Props = {
  lead: DeskLead
  member: Member
  actor: ActorRefFrom<typeof deskLead>
  ask: Ask
}

/** What becomes of the lead, and what the member may do with it. */
export function LeadActions({ lead, member, actor, ask }: Props) {
  const titleId = useId()
  const life = useLeadCase(lead.case.state, actor)
  const state = useSelector(life, ({ value }) => value as CaseState)
  const moving = useSelector(actor, (snapshot) => snapshot.hasTag('moving'))
  const { problem, by } = useSelector(actor, ({ context }) => context)

  const movers = [
    'member' as const,
    ...(lead.case.owner === member.id ? (['owner'] as const) : []),
    ...(member.role === 'lead' ? (['lead'] as const) : []),
  ]
  const allowed = movesFrom(state, movers)
  const isAllowed = (event: CaseEvent['type']) => allowed.includes(event)
  const give = (['case.assigned', 'case.handed'] as const).find(isAllowed)
  const { members, steps } = lead.details
  // What was typed goes once it is in the history.
  const notes = steps.filter(({ event }) => event === 'noted').length
  const problems = words.problems
  return (
    <section className={styles.actions} aria-labelledby={titleId}>
      <h3 id={titleId} className="visually-hidden">
        {words.actions}
      </h3>
      {problem && (
        <p className="notice" data-tone="error" role="alert">
          {problem === 'stale'
            ? by
              ? filled(problems.stale, { owner: by })
              : problems.staleByNobody
            : problems[problem]}
        </p>
      )}
      <div className={styles.moves}>
        <div>
          {NEXT.filter(isAllowed).map((event, index) => (
            <Move
              key={event}
              {...{ event, ask }}
              kind={index === 0 ? 'primary' : 'quiet'}
              disabled={moving}
            />
          ))}
        </div>
        <div>
          {AWAY.filter(isAllowed).map((event) => (
            <Move key={event} {...{ event, ask }} kind="bare" disabled={moving} />
          ))}
        </div>
      </div>
      {give && (
        <MoveWithChoice
          label={words.member}
          action={moves[give]}
          options={members
            .filter(({ id }) => id !== lead.case.owner)
            .map(({ id, name }) => ({ value: id, label: name }))}
          disabled={moving}
          onChosen={(to) => ask(give, { to })}
        />
      )}
      {allowed.includes('case.lost') && (
        <MoveWithChoice
          label={words.reason}
          action={moves['case.lost']}
          options={words.reasons.map((reason) => ({ value: reason, label: reason }))}
          disabled={moving}
          onChosen={(note) => ask('case.lost', { note })}
        />
      )}
      <NoteForm key={notes} disabled={moving} onNote={(note) => ask('noted', { note })} />
    </section>
  )
}

type MoveProps = {
  event: (typeof NEXT | typeof AWAY)[number]
  kind: 'primary' | 'quiet' | 'bare'
  disabled: boolean
  ask: Ask
}

function Move({ event, kind, disabled, ask }: MoveProps) {
  return (
    <Button size="small" kind={kind} disabled={disabled} data-move={event} onClick={() => ask(event)}>
      {moves[event]}
    </Button>
  )
}

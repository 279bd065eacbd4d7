import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import type { Member } from '../../../machines/desk.ts'
import { isWaiting } from '../../../machines/lead-case.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { useAuth } from '../../features/auth/use-auth.ts'
import { useDeskDraft } from '../../features/desk/use-desk-draft.ts'
import { LEAD_ID, STATE_ID, useDeskLead } from '../../features/desk/use-desk-lead.ts'
import { LIST_ID } from '../../features/desk/use-desk-list.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DeskLink } from './DeskLink.tsx'
import type { DeskAddress } from './desk-address.ts'
import { KeptNote } from './KeptNote.tsx'
import { LeadActions } from './LeadActions.tsx'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import styles from './LeadPage.module.css'
import { LeadRow } from './LeadRow.tsx'
import { MoveProblem } from './MoveProblem.tsx'
import { NoteForm } from './NoteForm.tsx'
import { StateBadge } from './StateBadge.tsx'
import { minuteOf, sourceName } from './words.ts'

const { lead: words } = desk

/**
 * On a phone a lead replaces the list, and with it the pressed link: the focus moves to the lead, and back to its
 * line. Beside the list the focus stays.
 */
const inPlaceOfList = (id: string) => (lead: HTMLElement | null) => {
  const list = document.getElementById(LIST_ID)
  if (lead && list && getComputedStyle(list).display === 'none') focusInPlace(lead)
  return () => {
    if (lead?.contains(document.activeElement))
      // Once the list is shown again.
      queueMicrotask(() => focusInPlace(list?.querySelector(`a[href*="${id}"]`) ?? list))
  }
}

/** One lead: the visitor's words, ways to answer, and its moves. */
export function LeadPage({ shown, member }: { shown: DeskAddress; member: Member }) {
  const { actor, ask, retry } = useDeskLead(shown.lead)
  const { user } = useAuth()
  const draft = useDeskDraft(user?.id ?? '', shown.lead, actor)
  const { lead, foreign, old } = useSelector(actor, ({ context }) => context)
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const faster = useSelector(actor, ({ context }) => (context.problem === 'stale' ? context.last : null))
  const missing = useSelector(actor, (snapshot) => snapshot.matches('shown') && !snapshot.context.lead)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const focusing = useMemo(() => inPlaceOfList(shown.lead), [shown.lead])
  const moving = useSelector(actor, (snapshot) => snapshot.hasTag('moving'))
  return (
    <article
      id={LEAD_ID}
      ref={focusing}
      tabIndex={-1}
      className={styles.lead}
      aria-label={lead?.details.name ?? words.loading}
    >
      <p className={styles.back}>
        <DeskLink shown={{ ...shown, lead: '' }} closes>
          <span className={styles.arrow} aria-hidden="true">
            ←
          </span>{' '}
          {words.back} <kbd>{desk.keys.close}</kbd>
        </DeskLink>
      </p>
      {missing && (
        <section className="stack" data-gap="small" role="alert">
          <h2>{words.missing.title}</h2>
          <p>
            {faster?.by && !faster.mine
              ? filled(words.missing.faster, { owner: faster.by })
              : words.missing.text}
          </p>
        </section>
      )}
      {(missing || failed) && (
        <KeptNote lead={shown.lead} draft={draft.actor} onChange={(note) => draft.change('note', note)} />
      )}
      {failed && (
        <section className="stack" data-gap="small" role="alert">
          <h2>{words.failed.title}</h2>
          <p>{words.failed.text}</p>
          <Button onClick={retry}>{words.failed.retry}</Button>
        </section>
      )}
      {loading && <Spinner label={words.loading} />}
      {lead && !loading && !failed && (
        <>
          <div role="status" className={styles.old}>
            {old && (
              <p className="notice" data-tone="warning">
                {filled(desk.list.stale, { time: minuteOf(lead.at) })}
              </p>
            )}
          </div>
          <header className="column" data-gap="small">
            <h2>{lead.details.name}</h2>
            <div className={styles.about}>
              <p id={STATE_ID} tabIndex={-1} role="status">
                <StateBadge state={lead.case.state} owner={lead.case.ownerName} />
              </p>
              {isWaiting(lead.case.state) && (
                <p className={styles.waiting}>
                  {filled(words.waitingSince, { time: minuteOf(lead.details.receivedAt) })}
                </p>
              )}
              <p className="note">
                {sourceName(lead.details.source)}
                {lead.details.takenBy && ` · ${lead.details.takenBy}`}
                {!isWaiting(lead.case.state) && ` · ${minuteOf(lead.details.receivedAt)}`}
              </p>
            </div>
            <p className={styles.contact}>
              {[lead.details.shownPhone, lead.details.email].filter(Boolean).join(' · ')}
            </p>
            {lead.details.answers.map(({ label, value }) => (
              <p key={label}>
                {label}: <strong>{value}</strong>
              </p>
            ))}
            {lead.details.elsewhere.length > 0 && (
              <p className="notice">
                {filled(words.elsewhere, { names: lead.details.elsewhere.join(', ') })}
              </p>
            )}
            {lead.details.assignedBecause && <p className="note">{lead.details.assignedBecause}</p>}
          </header>
          <blockquote className={styles.message}>{lead.details.message}</blockquote>
          <MoveProblem actor={actor} />
          {/* Begins anew when the lead was moved elsewhere. */}
          <LeadActions
            key={foreign}
            {...{ lead, member, actor, ask }}
            draft={draft.actor}
            onDraft={draft.change}
          />
          <div className={styles.more}>
            <LeadFacts lead={lead.details} />
            <LeadHistory lead={lead.details} disabled={moving} onResend={() => ask('resent')}>
              <NoteForm
                lead={shown.lead}
                draft={draft.actor}
                disabled={moving}
                onChange={(note) => draft.change('note', note)}
                onNote={(note) => ask('noted', { id: draft.noteId(), note })}
              />
            </LeadHistory>
          </div>
          {lead.details.others.length > 0 && (
            <section className="column" data-gap="small">
              <h3>{words.others}</h3>
              <ul role="list">
                {lead.details.others.map((row) => (
                  <LeadRow key={row.id} row={row} at={lead.at} shown={shown} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </article>
  )
}

import type { ReactNode } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import type { LeadDetails } from '../../../machines/desk.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LeadHistory.module.css'
import { minuteOf, said } from './words.ts'

const { lead: words, system } = desk
const DELIVERIES: Readonly<Record<string, string>> = words.deliveryKinds
const DELIVERED: Readonly<Record<string, string>> = words.deliveryStates

type Props = { lead: LeadDetails; disabled: boolean; onResend: () => void; children: ReactNode }

/** The lead's history, newest first, and its deliveries. */
export function LeadHistory({ lead, disabled, onResend, children }: Props) {
  return (
    <section className="column" data-gap="small">
      <h3>{words.history}</h3>
      {children}
      {lead.steps.length === 0 && <p className="note">{words.noHistory}</p>}
      <ol role="list" className={styles.steps}>
        {lead.steps.toReversed().map((step) => (
          <li key={step.id}>
            <p>
              <strong>{step.by ?? system}</strong> {said(step)}
              <time dateTime={step.at}>{minuteOf(step.at)}</time>
            </p>
            {step.note && <p className={styles.note}>{step.note}</p>}
          </li>
        ))}
      </ol>
      {lead.deliveries.length > 0 && (
        <>
          <h3>{words.deliveries}</h3>
          <ul role="list" className="note">
            {lead.deliveries.map(({ id, kind, status, at }) => (
              <li key={id}>
                {DELIVERIES[kind] ?? kind}: {DELIVERED[status] ?? status}, {minuteOf(at)}
              </li>
            ))}
          </ul>
        </>
      )}
      {lead.deliveries.some(({ status }) => status === 'dead') && (
        <div>
          <Button kind="quiet" size="small" disabled={disabled} onClick={onResend}>
            {words.resend}
          </Button>
        </div>
      )}
    </section>
  )
}

import type { ReactNode } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskRow, DeskView } from '../../../machines/desk.ts'
import { isWaiting } from '../../../machines/lead-case.ts'
import { DeskLink } from './DeskLink.tsx'
import type { DeskAddress } from './desk-address.ts'
import styles from './LeadRow.module.css'
import { StateBadge } from './StateBadge.tsx'
import { ageOf, sourceName } from './words.ts'

type Props = {
  row: DeskRow
  /** The server's time, by which waiting is counted. */
  at: string
  shown: DeskAddress
  /** Before the link. */
  children?: ReactNode
}

export function LeadRow({ row, at, shown, children }: Props) {
  const { id, name, source, address, message, state, ownerName, receivedAt, score, suspicions } = row
  // Among held leads, the reason says more than the state.
  const isHeld = state === 'held' && shown.view === 'held'
  return (
    <li className={children ? styles.chosen : undefined}>
      {children}
      <DeskLink shown={{ ...shown, lead: id }} current={shown.lead === id} className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.time} data-waits={isWaiting(state) || undefined}>
          {ageOf(state, receivedAt, at)}
        </span>
        <span className={styles.about}>{[sourceName(source), address ?? message].join(' · ')}</span>
        <span className={styles.marks}>
          <span>
            {isHeld ? (
              <span className={styles.reason}>{suspicions.join(', ')}</span>
            ) : (
              <StateBadge state={state} owner={ownerName} />
            )}
          </span>
          <span className={styles.score}>
            <span>{desk.list.score} </span>
            {score}
          </span>
        </span>
      </DeskLink>
    </li>
  )
}

/** Above one-line rows: their order, and the headings of their last columns. */
export function LeadRowHeads({ view }: { view: DeskView }) {
  const { order, score, age } = desk.list
  return (
    <p className={styles.heads} aria-hidden="true">
      <span>{view === 'open' ? order.open : order.other}</span>
      <span>{score}</span>
      <span>{age}</span>
    </p>
  )
}

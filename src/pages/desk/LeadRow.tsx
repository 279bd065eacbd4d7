import type { ReactNode } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskRow } from '../../../machines/desk.ts'
import { DeskLink } from './DeskLink.tsx'
import type { DeskAddress } from './desk-address.ts'
import styles from './LeadRow.module.css'
import { StateBadge } from './StateBadge.tsx'
import { sourceName, timeSince } from './words.ts'

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
  const waits = state === 'new' || state === 'claimed'
  const since = timeSince(receivedAt, at)
  return (
    <li className={children ? styles.chosen : undefined}>
      {children}
      <DeskLink shown={{ ...shown, lead: id }} current={shown.lead === id} className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.time} data-waits={waits || undefined}>
          {waits ? `${desk.list.waiting} ${since}` : since}
        </span>
        <span className={styles.about}>
          {suspicions.length > 0 ? suspicions.join(', ') : `${sourceName(source)} · ${address ?? message}`}
        </span>
        <span className={styles.marks}>
          <StateBadge state={state} owner={ownerName} />
          <span className={styles.score}>
            {desk.list.score} {score}
          </span>
        </span>
      </DeskLink>
    </li>
  )
}

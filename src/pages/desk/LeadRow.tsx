import type { ReactNode } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskRow } from '../../../machines/desk.ts'
import { DeskLink } from './DeskLink.tsx'
import type { DeskAddress } from './desk-address.ts'
import styles from './LeadRow.module.css'
import { StateBadge } from './StateBadge.tsx'
import { ageOf, isWaiting, sourceName } from './words.ts'

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
  const origin = sourceName(source)
  return (
    <li className={children ? styles.chosen : undefined}>
      {children}
      <DeskLink shown={{ ...shown, lead: id }} current={shown.lead === id} className={styles.row}>
        <span className={styles.name}>{name}</span>
        <span className={styles.time} data-waits={isWaiting(state) || undefined}>
          {ageOf(state, receivedAt, at)}
        </span>
        <span className={styles.about}>
          {[...suspicions, origin, ...(suspicions.length > 0 ? [] : [address ?? message])].join(' · ')}
        </span>
        <span className={styles.marks}>
          {/* All that are held need not say so. */}
          <span>
            {!(state === 'held' && shown.view === 'held') && <StateBadge state={state} owner={ownerName} />}
          </span>
          <span className={styles.score}>
            {desk.list.score} {score}
          </span>
        </span>
      </DeskLink>
    </li>
  )
}

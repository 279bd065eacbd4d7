import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import styles from './SwipeRow.module.css'
import { useOverflow } from './use-overflow.ts'

type Props = {
  /** What is in the row, for screen readers; no other landmark of the page may have this name. */
  label: string
  /** One list. */
  children: ReactNode
}

/** Around a list that is one row on a phone, scrolled by a finger or by keyboard, and laid out as usual elsewhere. */
export function SwipeRow({ label, children }: Props) {
  const { actor, ref } = useOverflow()
  const scrolls = useSelector(actor, (snapshot) => snapshot.hasTag('scrolls'))
  return (
    <div
      ref={ref}
      className={styles.row}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}

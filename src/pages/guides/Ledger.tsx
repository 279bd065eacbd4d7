import type { ReactNode } from 'react'
import { guideLabels } from '../../../content/guides/labels.ts'
import { Fold } from '../../ui/Fold.tsx'
import styles from './Ledger.module.css'

/** A ruled list of `LedgerRow`s. */
export function Ledger({ children }: { children: ReactNode }) {
  return (
    <ul className={`rows ${styles.ledger}`} data-gap="large" role="list" data-closed data-strong>
      {children}
    </ul>
  )
}

type RowProps = {
  /** The row's subject, for screen readers. */
  title: string
  /** A heading, and any details below it. */
  name: ReactNode
  children: ReactNode
}

/** Its text is folded on a phone. */
export function LedgerRow({ title, name, children }: RowProps) {
  return (
    <li className="folds">
      <div className="stack" data-gap="small">
        {name}
      </div>
      <Fold label={`${title}: ${guideLabels.details}`}>
        <div className="secondary">{children}</div>
      </Fold>
    </li>
  )
}

import type { ReactNode } from 'react'
import styles from './Actions.module.css'
import { buttonLook } from './Button.tsx'
import { type Destination, PageLink } from './PageLink.tsx'

type Action = Destination & { label: string }

type Props = {
  actions?: readonly Action[]
  /** Other buttons, such as one with an icon. */
  children?: ReactNode
}

/** Calls to action. The first is the primary one. */
export function Actions({ actions = [], children }: Props) {
  return (
    <p className={styles.actions}>
      {actions.map((action, index) => (
        <PageLink
          key={action.label}
          destination={action}
          {...buttonLook({ kind: index ? 'quiet' : 'primary' })}
        >
          {action.label}
        </PageLink>
      ))}
      {children}
    </p>
  )
}

import type { ReactNode } from 'react'
import styles from './Stat.module.css'

const ROLE = { small: 'figure-small', medium: 'figure', large: 'figure-large' } as const

type Props = {
  /** Including its signs, such as `2,000+`. */
  figure: string
  /** What it counts; reads on from the figure. */
  label: ReactNode
  size?: 'small' | 'medium' | 'large'
}

/** A large figure and what it counts. */
export function Stat({ figure, label, size = 'medium' }: Props) {
  return (
    <p className={`column ${styles.stat}`} data-gap="small" data-size={size}>
      <span className={ROLE[size]}>{figure}</span> <span className="secondary">{label}</span>
    </p>
  )
}

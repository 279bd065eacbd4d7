import { Stat } from './Stat.tsx'
import styles from './StatList.module.css'

type Props = {
  stats: readonly { figure: string; label: string }[]
  size?: 'small' | 'medium'
  /** For page-specific styles. */
  className?: string | undefined
}

/** Three figures side by side; on a phone in ruled rows, each figure beside its label. */
export const StatList = ({ stats, size = 'medium', className = '' }: Props) => (
  <ul className={`tiles ${styles.list} ${className}`} data-thirds role="list">
    {stats.map((stat) => (
      <li key={stat.label}>
        <Stat {...stat} size={size} />
      </li>
    ))}
  </ul>
)

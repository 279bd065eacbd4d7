import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type Tone = 'neutral' | 'gold' | 'success' | 'warning' | 'error'
export type Risk = 'High' | 'Medium' | 'Low'

const RISK_TONE: Record<Risk, Tone> = { High: 'error', Medium: 'warning', Low: 'success' }
const RISK_BARS: Record<Risk, number> = { High: 3, Medium: 2, Low: 1 }

/** A short label. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

/** A risk level, given as a word, a colour, and bars for visitors who cannot tell the colours apart. */
export function RiskBadge({ risk }: { risk: Risk }) {
  return (
    <Badge tone={RISK_TONE[risk]}>
      <svg viewBox="0 0 14 12" className={styles.bars} data-bars={RISK_BARS[risk]} aria-hidden="true">
        <rect x="0" y="8" width="3" height="4" />
        <rect x="5" y="4" width="3" height="8" />
        <rect x="10" y="0" width="3" height="12" />
      </svg>
      {risk}
    </Badge>
  )
}

/** The colours, in the pairs they are used in, with the contrast the browser makes of each. */
import { useLayoutEffect, useRef, useState } from 'react'
import { contrast } from './contrast.ts'
import styles from './Tokens.module.css'

/** What is asked of each pair: 7 of text, 3 of what is not text. */
const PAIRS: readonly [ink: string, surface: string, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'paper-sunk', 7],
  ['ink', 'paper-raised', 7],
  ['ink-soft', 'paper', 7],
  ['ink-soft', 'paper-sunk', 7],
  ['ink-soft', 'paper-raised', 7],
  ['gold-text', 'paper', 7],
  ['gold-text', 'paper-sunk', 7],
  ['gold-text', 'wheat', 7],
  ['glacier', 'paper', 7],
  ['glacier', 'glacier-wash', 7],
  ['alert', 'paper', 7],
  ['alert', 'alert-wash', 7],
  ['good', 'paper', 7],
  ['good', 'good-wash', 7],
  ['on-gold', 'gold', 7],
  ['on-gold', 'gold-bright', 7],
  ['on-night', 'night', 7],
  ['on-night', 'night-deep', 7],
  ['on-night', 'night-raised', 7],
  ['on-night-soft', 'night', 7],
  ['on-night-soft', 'night-raised', 7],
  ['gold', 'night', 3],
  ['gold', 'night-raised', 3],
  ['control-line', 'paper', 3],
  ['control-line', 'paper-raised', 3],
]

export function Colours({ band }: { band: boolean }) {
  return (
    <ul
      role="list"
      data-min="small"
      className={`tiles ${styles.swatches}`}
      data-tone={band ? 'dark' : undefined}
    >
      {PAIRS.map(([ink, surface, least]) => (
        <Swatch key={`${ink} ${surface}`} ink={ink} surface={surface} least={least} />
      ))}
    </ul>
  )
}

function Swatch({ ink, surface, least }: { ink: string; surface: string; least: number }) {
  const sample = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    if (!sample.current) return
    const { borderTopColor, backgroundColor } = getComputedStyle(sample.current)
    setRatio(contrast(borderTopColor, backgroundColor))
  }, [])
  const fails = ratio !== undefined && ratio < least
  return (
    <li className="note">
      <div
        ref={sample}
        className={styles.sample}
        style={{ background: `var(--${surface})`, borderTopColor: `var(--${ink})` }}
      >
        {least > 3 && <span style={{ color: `var(--${ink})` }}>Chinook 425</span>}
      </div>
      <p>
        {ink} <small>on {surface}</small>
      </p>
      <p data-fails={fails || undefined}>
        {ratio?.toFixed(2)} <small>{fails ? `below ${least}` : `at least ${least}`}</small>
      </p>
    </li>
  )
}

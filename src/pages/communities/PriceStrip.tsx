import { useSelector } from '@xstate/react'
import { type PointerEvent, useMemo } from 'react'
import { type Assessed, quadrantFiguresText } from '../../../content/communities/quadrant-figures.ts'
import { cad } from '../../../content/formats.ts'
import { priceStrip } from '../../../machines/price-strip.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import styles from './PriceStrip.module.css'
import { nearestDot, percentAt, placedDots, short, TICKS } from './price-scale.ts'

const { label, hint, middle } = quadrantFiguresText.strip
const HEIGHT = 132

type Props = {
  /** The lowest median first. */
  assessed: readonly Assessed[]
  /** Of all homes in the quadrant. */
  median: number
}

/** A dot for each community, from the lowest median to the highest. A slider moves along them. */
export function PriceStrip({ assessed, median }: Props) {
  const actor = useMachineActor(priceStrip, { input: { index: Math.floor(assessed.length / 2) } })
  const index = useSelector(actor, ({ context }) => context.index)
  const pointed = useSelector(actor, (snapshot) => snapshot.matches('pointed'))
  const dots = useMemo(() => placedDots(assessed.map((one) => one.median)), [assessed])
  const named = assessed[index]
  const text = named ? `${named.name}, ${cad(named.median)}` : ''

  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const nearest = nearestDot(dots, { x: clientX - left, y: clientY - top }, { width, height })
    actor.send({ type: 'dot.pointed', index: nearest })
  }
  // A finger leaves when it is lifted, and the name that was tapped stays.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') actor.send({ type: 'strip.left' })
  }
  return (
    <div className={styles.strip} onPointerLeave={leave}>
      <p className={styles.named} aria-hidden="true">
        {pointed && named ? (
          <>
            <strong className="minor-heading">{named.name}</strong> {cad(named.median)}
          </>
        ) : (
          <span className="note">{hint}</span>
        )}
      </p>
      <input
        type="range"
        className={`visually-hidden ${styles.slider}`}
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={assessed.length - 1}
        value={index}
        onChange={({ target }) => actor.send({ type: 'dot.pointed', index: Number(target.value) })}
        onFocus={() => actor.send({ type: 'strip.entered' })}
        onBlur={() => actor.send({ type: 'strip.left' })}
      />
      <svg
        className={styles.dots}
        width="100%"
        height={HEIGHT}
        role="presentation"
        onPointerUp={point}
        onPointerMove={point}
      >
        <line x1="0" x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} className={styles.line} />
        <line
          x1={`${percentAt(median)}%`}
          x2={`${percentAt(median)}%`}
          y1="0"
          y2={HEIGHT}
          className={styles.middle}
        />
        {dots.map(({ left, up }, at) => (
          <circle
            key={assessed[at]?.code}
            cx={`${left}%`}
            cy={HEIGHT / 2 - up}
            r="5.5"
            data-pointed={(pointed && at === index) || undefined}
          />
        ))}
      </svg>
      <svg className={styles.axis} width="100%" height="40" aria-hidden="true">
        {TICKS.map((tick, at) => (
          <text key={tick} x={`${percentAt(tick)}%`} y="14" data-minor={at % 2 === 1 || undefined}>
            {short(tick)}
          </text>
        ))}
        <text x={`${percentAt(median)}%`} y="34" className={styles.median}>
          {cad(median)}, {middle}
        </text>
      </svg>
    </div>
  )
}

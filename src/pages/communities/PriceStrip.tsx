import { useSelector } from '@xstate/react'
import { type PointerEvent, useMemo } from 'react'
import { type Assessed, quadrantFiguresText } from '../../../content/communities/quadrant-figures.ts'
import { cad } from '../../../content/formats.ts'
import { priceStrip } from '../../../machines/price-strip.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import styles from './PriceStrip.module.css'
import { heightOf, nearestDot, placedDots, scaleOf, short, warmthOf } from './price-scale.ts'
import warmth from './warmth.module.css'

const { label, hint, middle } = quadrantFiguresText.strip

type Props = {
  /** The lowest median first. */
  assessed: readonly Assessed[]
  /** The median of all homes in the quadrant. */
  median: number
}

/** A dot for each community, from the lowest median to the highest. A slider moves along them. */
export function PriceStrip({ assessed, median }: Props) {
  const actor = useMachineActor(priceStrip, { input: { index: Math.floor(assessed.length / 2) } })
  const index = useSelector(actor, ({ context }) => context.index)
  const pointed = useSelector(actor, (snapshot) => snapshot.matches('pointed'))
  const { dots, height, percentAt, ticks } = useMemo(() => {
    const medians = assessed.map((one) => one.median)
    const scale = scaleOf(medians)
    const placed = placedDots(medians, scale)
    return { ...scale, dots: placed, height: heightOf(placed) }
  }, [assessed])
  const named = assessed[index]
  const text = named ? `${named.name}, ${cad(named.median)}` : ''
  // Over its dot, and within the strip: as far left in the strip as in its own width.
  const left = dots[index]?.left
  const over = pointed ? { marginLeft: `${left}%`, translate: `-${left}%` } : undefined
  const centre = height / 2
  const shown = height - UNNAMED

  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const nearest = nearestDot(dots, { x: clientX - left, y: clientY - top }, { width, height })
    actor.send({ type: 'dot.pointed', index: nearest })
  }
  // A finger leaves when it is lifted, and the name that was tapped stays.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') actor.send({ type: 'strip.left' })
  }
  return (
    <div className={styles.strip} onPointerLeave={leave}>
      <p className={styles.named} style={over} aria-hidden="true">
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
        className={`${styles.dots} ${warmth.warmth}`}
        width="100%"
        height={shown}
        role="presentation"
        onPointerUp={point}
        onPointerMove={point}
      >
        <line x1="0" x2="100%" y1={centre} y2={centre} className={styles.line} />
        {ticks.map(({ price, left, minor }) => (
          <line
            key={price}
            {...{ x1: `${left}%`, x2: `${left}%`, y1: centre, y2: shown }}
            className={styles.tick}
            data-minor={minor || undefined}
          />
        ))}
        <Upright at={percentAt(median)} from={NAMED_AT + 6} to={shown} className={styles.middle} />
        <text x={`${percentAt(median)}%`} y={NAMED_AT} className={styles.median}>
          {middle} {cad(median)}
        </text>
        <End one={assessed[0]} at={dots[0]?.left ?? 0} line={centre} />
        <End last one={assessed.at(-1)} at={dots.at(-1)?.left ?? 0} line={centre} />
        {dots.map(({ left, up }, at) => (
          <circle
            key={assessed[at]?.code}
            cx={`${left}%`}
            cy={centre - up}
            r="6.5"
            data-warmth={warmthOf(assessed[at]?.median ?? 0)}
            data-pointed={(pointed && at === index) || undefined}
          />
        ))}
      </svg>
      <svg className={styles.axis} width="100%" height="20" aria-hidden="true">
        {ticks.map(({ price, left, minor }) => (
          <text key={price} x={`${left}%`} y="14" data-minor={minor || undefined}>
            {short(price)}
          </text>
        ))}
      </svg>
    </div>
  )
}

type UprightProps = { at: number; from: number; to: number; className: string | undefined }

const Upright = ({ at, from, to, className }: UprightProps) => (
  <line x1={`${at}%`} x2={`${at}%`} y1={from} y2={to} className={className} />
)

/** Where an end is named, above every dot. */
const NAMED_AT = 14

/** Height left out below the dots if nothing is named there. */
const UNNAMED = 20

type EndProps = { one: Assessed | undefined; at: number; line: number; last?: boolean }

/** The outermost community and its median, over its dot. */
function End({ one, at, line, last = false }: EndProps) {
  return (
    <g>
      <Upright at={at} from={NAMED_AT + 6} to={line} className={styles.line} />
      <text x={`${at}%`} y={NAMED_AT} textAnchor={last ? 'end' : 'start'} className={styles.end}>
        <tspan className={styles.outermost}>{one?.name} </tspan>
        {one && cad(one.median)}
      </text>
    </g>
  )
}

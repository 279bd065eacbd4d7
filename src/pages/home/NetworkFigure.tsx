/**
 * A home in the centre of rings of dots, which stand for the sites that link to it. Drawn in a 480 by 620
 * viewBox.
 */

const CENTRE = { x: 262, y: 216 }
const RINGS = [
  { radius: 58, points: 7, turn: 0.2 },
  { radius: 106, points: 13, turn: 0.6 },
  { radius: 158, points: 21, turn: 0.1 },
  { radius: 212, points: 29, turn: 0.45 },
  { radius: 268, points: 37, turn: 0.9 },
  { radius: 326, points: 45, turn: 0.3 },
] as const

type Point = { x: number; y: number }

const whole = (value: number) => Math.round(value * 10) / 10

/** Points on a ring, each offset slightly so that they look irregular. */
function ring({ radius, points, turn }: (typeof RINGS)[number]): Point[] {
  return Array.from({ length: points }, (_, index) => {
    const angle = turn + (index / points) * 2 * Math.PI
    const reach = radius * (1 + 0.13 * Math.sin(index * 12.9898 + radius))
    return {
      x: whole(CENTRE.x + reach * Math.cos(angle)),
      y: whole(CENTRE.y + reach * Math.sin(angle)),
    }
  })
}

const rings = RINGS.map(ring)

/** A line from each point to the nearest point of the next inner ring. */
function spokes(): string {
  return rings
    .flatMap((points, level) =>
      points.map((point) => {
        const inner = level === 0 ? [CENTRE] : (rings[level - 1] ?? [])
        const nearest = inner.reduce((one, other) =>
          distance(one, point) <= distance(other, point) ? one : other,
        )
        return `M${point.x} ${point.y}L${nearest.x} ${nearest.y}`
      }),
    )
    .join('')
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const lines = spokes()

export function NetworkFigure({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 620"
      preserveAspectRatio="xMidYMin slice"
      fill="var(--on-night-soft)"
      aria-hidden="true"
    >
      <radialGradient id="network-light" cx={CENTRE.x} cy={CENTRE.y} r="230" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--gold)" stopOpacity="0.32" offset="0" />
        <stop stopColor="var(--gold)" stopOpacity="0" offset="1" />
      </radialGradient>
      <rect width="480" height="620" fill="url(#network-light)" />
      <path data-draw pathLength="1" d={lines} fill="none" stroke="var(--night-line)" />
      {rings.map((points, level) =>
        points.map(({ x, y }, index) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={[3.2, 2.8, 2.5, 2.2, 1.9, 1.6][level]}
            {...((index * 7 + level * 3) % 5 ? { fillOpacity: 0.75 } : { fill: 'var(--gold-bright)' })}
          />
        )),
      )}
      <circle cx={CENTRE.x} cy={CENTRE.y} r="15" fill="var(--gold)" />
      <path
        d={`M${CENTRE.x - 7} ${CENTRE.y}l7-6.5 7 6.5M${CENTRE.x - 5} ${CENTRE.y - 1.5}v7h10v-7`}
        fill="none"
        stroke="var(--on-gold)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

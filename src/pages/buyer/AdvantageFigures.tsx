/** Small drawings for the advantages. */
import styles from './Advantages.module.css'

/** From left to right; `lit` marks the homes that are not advertised. */
const STREET = [
  { x: 10, width: 92, height: 70 },
  { x: 118, width: 76, height: 96, lit: true },
  { x: 210, width: 104, height: 64 },
  { x: 332, width: 70, height: 108 },
  { x: 420, width: 96, height: 78, lit: true },
  { x: 534, width: 84, height: 60 },
] as const
const GROUND = 190

const SHADE = 'color-mix(in oklch, var(--ink) 22%, var(--glacier-wash))'

/** A street: one home has a sign, and two without a sign are lit. */
export function StreetFigure() {
  const signed = STREET[3]
  return (
    <svg viewBox="0 0 630 200" className={styles.street} aria-hidden="true">
      {STREET.map(({ x, width, height, ...house }) => {
        const wall = GROUND - height
        const lit = 'lit' in house
        return (
          <g key={x} fill={lit ? 'var(--gold-bright)' : 'var(--glacier-wash)'}>
            <path
              fill={lit ? 'var(--ink)' : SHADE}
              d={`M${x} ${GROUND}V${wall}l${width / 2} -34 ${width / 2} 34V${GROUND}z`}
            />
            <rect x={x + 14} y={wall + 16} width="16" height="20" />
            <rect x={x + width - 30} y={wall + 16} width="16" height="20" />
          </g>
        )
      })}
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        d={`M${signed.x - 12} ${GROUND}v-44h24m-4 0v20h-16v-20`}
      />
      <path stroke={SHADE} strokeWidth="2" d={`M0 ${GROUND}H630`} />
    </svg>
  )
}

/** Number of sheets in each stack, drawn from the bottom up. */
const STACKS = [7, 5, 3] as const
const sheets = STACKS.flatMap((count, stack) =>
  Array.from({ length: count }, (_, sheet) => ({
    x: 6 + stack * 102 + (sheet % 2) * 4,
    y: 112 - sheet * 15,
    top: sheet === count - 1,
  })),
)

/** Three stacks of paper, for homes sold, for sale and not sold. */
export function StacksFigure() {
  return (
    <svg viewBox="0 0 300 130" width="320" aria-hidden="true">
      <g stroke="color-mix(in oklch, var(--ink) 45%, transparent)" strokeWidth="1.5">
        {sheets.map(({ x, y, top }) => (
          <rect
            key={`${x} ${y}`}
            fill={top ? 'var(--gold)' : 'var(--paper-raised)'}
            x={x}
            y={y}
            width="84"
            height="11"
            rx="2"
          />
        ))}
      </g>
    </svg>
  )
}

const BILL = [150, 64, 46, 58, 34] as const

/** A bill with five lines and a total. */
export function BillFigure() {
  const sum = 26 + BILL.length * 22
  return (
    <svg viewBox="0 0 320 170" width="320" aria-hidden="true">
      <g stroke="color-mix(in oklch, var(--ink) 28%, transparent)" strokeWidth="8">
        {BILL.map((amount, line) => (
          <path
            key={amount}
            d={`M0 ${14 + line * 22}h${90 - (line % 3) * 18}M320 ${14 + line * 22}h-${amount / 1.6}`}
          />
        ))}
      </g>
      <path stroke="var(--ink)" strokeWidth="2" d={`M0 ${sum}H320`} />
      <path stroke="var(--gold)" strokeWidth="8" d={`M0 ${sum + 22}h64M320 ${sum + 22}h-150`} />
    </svg>
  )
}

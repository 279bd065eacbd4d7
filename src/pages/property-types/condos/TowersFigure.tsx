/** Two condo towers with some windows lit, in a 420 by 560 viewBox. */
import styles from './TowersFigure.module.css'

type Tower = { x: number; floors: number; windows: number }

const GROUND = 552
const FLOOR = 26
const BAY = 26
const TOWERS = {
  back: { x: 252, floors: 15, windows: 5 },
  front: { x: 84, floors: 19, windows: 6 },
} as const satisfies Record<string, Tower>

/** Irregular, but deterministic. */
const isLit = (floor: number, bay: number) => (floor * 7 + bay * 5 + ((floor * bay) % 4)) % 6 === 0

function windowsOf({ x, floors, windows }: Tower) {
  return Array.from({ length: (floors - 2) * windows }, (_, index) => {
    const floor = Math.floor(index / windows)
    const bay = index % windows
    return {
      lit: isLit(floor, bay),
      outline: `M${x + 9 + bay * BAY} ${GROUND - (floor + 2) * FLOOR - 16}h16v15h-16z`,
    }
  })
}

const outlines = (tower: Tower, lit: boolean) =>
  windowsOf(tower)
    .filter((one) => one.lit === lit)
    .map(({ outline }) => outline)
    .join('')

function Block({ tower, kind }: { tower: Tower; kind: keyof typeof TOWERS }) {
  const { x, floors, windows } = tower
  const width = windows * BAY + 8
  const top = GROUND - floors * FLOOR - 8
  return (
    <g>
      <path fill={`var(--${kind})`} d={`M${x} ${GROUND}V${top}h${width}V${GROUND}z`} />
      <path fill={`var(--${kind})`} d={`M${x + width * 0.3} ${top}v-18h${width * 0.4}v18z`} />
      <path fill="var(--glass)" d={outlines(tower, false)} />
      <path fill="var(--gold-bright)" d={outlines(tower, true)} />
      <path fill="var(--glass)" d={`M${x + 12} ${GROUND - 34}h${width - 24}v34h-${width - 24}z`} />
    </g>
  )
}

export function TowersFigure() {
  return (
    <svg className={styles.towers} viewBox="0 0 420 560" aria-hidden="true">
      <path fill="var(--far)" d="M0 552V380h58v172zM196 552V250h70v302zM376 552V330h44v222z" />
      <Block tower={TOWERS.back} kind="back" />
      <Block tower={TOWERS.front} kind="front" />
      <path stroke="var(--ink)" strokeWidth="2" d={`M0 ${GROUND}H420`} />
    </svg>
  )
}

/** Drawn on a field of 570 by 400: you, your agent, and an arc of desks behind that agent. */
import { team } from '../../../content/pages/team.ts'
import styles from './TeamFigure.module.css'

const { says, you, agent, team: others } = team.hero.drawing
const YOU = { x: 56, y: 200 }
const AGENT = { x: 206, y: 200 }
const REACH = 210
const SPREAD = 2.3

const whole = (value: number) => Math.round(value)

const { items } = team.roles
const yours = items.find(({ place }) => place === 'agent')
const places = ['agent', 'office'] as const

/** Everyone but your agent, on an arc to the right of that agent: other agents above, the office below. */
const behind = places.flatMap((place) => items.filter((item) => item.place === place && item !== yours))
const desks = behind.map(({ id, place }, index, all) => {
  const angle = (index / (all.length - 1) - 0.5) * SPREAD
  return {
    id,
    place,
    x: whole(AGENT.x + REACH * Math.cos(angle)),
    y: whole(AGENT.y + REACH * 0.86 * Math.sin(angle)),
  }
})

export function TeamFigure() {
  return (
    <svg viewBox="0 0 570 400" className={styles.circle} role="img">
      <title>{says}</title>
      {desks.map(({ id, x, y }) => (
        <path
          key={id}
          className={styles.thread}
          d={`M${AGENT.x} ${AGENT.y}Q${AGENT.x + 90} ${y} ${x} ${y}`}
        />
      ))}
      <path className={styles.line} d={`M${YOU.x} ${YOU.y}H${AGENT.x}`} />
      {desks.map(({ id, x, y, place }) => (
        <circle key={id} className={styles.desk} cx={x} cy={y} r="9" data-place={place} />
      ))}
      <circle className={styles.you} cx={YOU.x} cy={YOU.y} r="17" />
      <circle className={styles.agent} cx={AGENT.x} cy={AGENT.y} r="27" />
      <text x={YOU.x} y={YOU.y - 32} textAnchor="middle">
        {you}
      </text>
      <text x={AGENT.x + 8} y={AGENT.y + 56} textAnchor="end">
        {agent}
      </text>
      <text x={AGENT.x + REACH + 28} y={AGENT.y + 7}>
        {others}
      </text>
    </svg>
  )
}

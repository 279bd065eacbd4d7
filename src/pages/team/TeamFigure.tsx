/** The client, their agent, and the rest of the team on an arc behind the agent, in a 570 by 400 viewBox. */
import { team } from '../../../content/pages/team.ts'

const { says, you, agent, team: others } = team.hero.drawing
const YOU = { x: 56, y: 200 }
const AGENT = { x: 206, y: 200 }
const REACH = 210
const SPREAD = 2.3

const DESKS = {
  agent: { fill: 'var(--night-deep)', stroke: 'var(--gold)', strokeWidth: 3 },
  office: { fill: 'var(--ink-soft)' },
} as const

const whole = (value: number) => Math.round(value)

const { items } = team.roles
const yours = items.find(({ place }) => place === 'agent')
const places = ['agent', 'office'] as const

/** Everyone but the client's agent, on an arc to that agent's right: other agents above, the office below. */
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
    <svg viewBox="0 0 570 400" role="img" width="544">
      <title>{says}</title>
      <g fill="none" stroke="var(--line)" strokeWidth="2">
        {desks.map(({ id, x, y }) => (
          <path key={id} d={`M${AGENT.x} ${AGENT.y}Q${AGENT.x + 90} ${y} ${x} ${y}`} />
        ))}
      </g>
      <path stroke="var(--gold)" strokeWidth="4" d={`M${YOU.x} ${YOU.y}H${AGENT.x}`} />
      {desks.map(({ id, x, y, place }) => (
        <circle key={id} {...DESKS[place]} cx={x} cy={y} r="9" />
      ))}
      <circle fill="var(--night-deep)" stroke="var(--ink)" strokeWidth="4" cx={YOU.x} cy={YOU.y} r="17" />
      <circle fill="var(--gold)" cx={AGENT.x} cy={AGENT.y} r="27" />
      <g fill="var(--ink)" fontSize="22" fontWeight="600">
        <text x={YOU.x} y={YOU.y - 32} textAnchor="middle">
          {you}
        </text>
        <text x={AGENT.x + 8} y={AGENT.y + 56} textAnchor="end">
          {agent}
        </text>
        <text x={AGENT.x + REACH + 28} y={AGENT.y + 7}>
          {others}
        </text>
      </g>
    </svg>
  )
}

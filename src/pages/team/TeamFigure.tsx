/** The client, their agent, and the rest of the team behind the agent, each with their role, in a 600 by 560 viewBox. */
import { team } from '../../../content/pages/team.ts'

const { says, you, agent } = team.hero.drawing
const YOU = { x: 40, y: 280 }
const AGENT = { x: 166, y: 280 }
const REACH = 124
const ROW = 60

const { items } = team.roles
const yours = items.find(({ place }) => place === 'agent')
const places = ['agent', 'office'] as const

/** Everyone but the client's agent, on an arc to that agent's right: other agents above, the office below. */
const behind = places.flatMap((place) => items.filter((item) => item.place === place && item !== yours))
const desks = behind.map(({ id, role }, index, all) => {
  const off = (index - (all.length - 1) / 2) * ROW
  return { id, role, x: Math.round(AGENT.x + REACH * Math.cos(off / 230)), y: AGENT.y + off }
})

export function TeamFigure() {
  return (
    <svg viewBox="0 0 600 560" role="img" width="680">
      <title>{says}</title>
      <g fill="none" stroke="var(--line)" strokeWidth="2">
        {desks.map(({ id, x, y }) => (
          <path key={id} d={`M${AGENT.x} ${AGENT.y}Q${AGENT.x + 44} ${y} ${x} ${y}`} />
        ))}
      </g>
      <path stroke="var(--gold)" strokeWidth="4" d={`M${YOU.x} ${YOU.y}H${AGENT.x}`} />
      <circle fill="var(--night-deep)" stroke="var(--ink)" strokeWidth="4" cx={YOU.x} cy={YOU.y} r="17" />
      <circle fill="var(--gold)" cx={AGENT.x} cy={AGENT.y} r="27" />
      <g fill="var(--ink-soft)" fontSize="23">
        {desks.map(({ id, role, x, y }) => (
          <g key={id}>
            <circle cx={x} cy={y} r="8" />
            <text x={x + 22} y={y + 8}>
              {role}
            </text>
          </g>
        ))}
      </g>
      <g fill="var(--ink)" fontSize="23" fontWeight="600">
        <text x={YOU.x} y={YOU.y - 34} textAnchor="middle">
          {you}
        </text>
        <text x={AGENT.x - 12} y={AGENT.y + 58} textAnchor="end">
          {agent}
        </text>
      </g>
    </svg>
  )
}

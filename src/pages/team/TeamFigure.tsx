/** The client, their agent, and the rest of the team behind the agent, each with their role, in a 600 by 560 viewBox. */
import { team } from '../../../content/pages/team.ts'
import type { TeamMemberFields } from '../../../content/people-schema.ts'
import { sceneUrl } from '../../ui/scene-url.ts'

const { says, you, agent } = team.values.drawing
const YOU = { x: 40, y: 280 }
const AGENT = { x: 176, y: 280 }
const REACH = 124
const ROW = 62
/** Radius of the agent's face, and of each of the others. */
const [LARGE, SMALL] = [46, 27]

const items: readonly TeamMemberFields[] = team.roles.items
const yours = items.find(({ place }) => place === 'agent')
const places = ['agent', 'office'] as const

/** Everyone but the client's agent, on an arc to that agent's right: other agents above, the office below. */
const behind = places.flatMap((place) => items.filter((item) => item.place === place && item !== yours))
const desks = behind.map(({ id, role, drawing }, index, all) => {
  const off = (index - (all.length - 1) / 2) * ROW
  return { id, role, drawing, x: Math.round(AGENT.x + REACH * Math.cos(off / 230)), y: AGENT.y + off }
})

export function TeamFigure() {
  return (
    <svg viewBox="0 0 600 560" role="img" width="480">
      <title>{says}</title>
      <g fill="none" stroke="var(--line)" strokeWidth="2">
        {desks.map(({ id, x, y }) => (
          <path key={id} d={`M${AGENT.x} ${AGENT.y}Q${AGENT.x + 44} ${y} ${x} ${y}`} />
        ))}
      </g>
      <path stroke="var(--gold)" strokeWidth="4" d={`M${YOU.x} ${YOU.y}H${AGENT.x}`} />
      <clipPath id="team-face" clipPathUnits="objectBoundingBox">
        <ellipse cx="0.5" cy="0.42" rx="0.5" ry="0.4" />
      </clipPath>
      <circle fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" cx={YOU.x} cy={YOU.y} r="17" />
      <circle fill="var(--gold)" cx={AGENT.x} cy={AGENT.y} r={LARGE + 5} />
      <Face drawing={yours?.drawing} {...AGENT} radius={LARGE} />
      <g fill="var(--ink-soft)" fontSize="23">
        {desks.map(({ id, role, drawing, x, y }) => (
          <g key={id}>
            <circle cx={x} cy={y} r="8" />
            <Face drawing={drawing} x={x} y={y} radius={SMALL} />
            <text x={x + SMALL + 14} y={y + 8}>
              {role}
            </text>
          </g>
        ))}
      </g>
      <g fill="var(--ink)" fontSize="23" fontWeight="600">
        <text x={YOU.x} y={YOU.y - 34} textAnchor="middle">
          {you}
        </text>
        <text x={AGENT.x - 12} y={AGENT.y + LARGE + 34} textAnchor="end">
          {agent}
        </text>
      </g>
    </svg>
  )
}

type FaceProps = { drawing: TeamMemberFields['drawing']; x: number; y: number; radius: number }

/** Somebody as drawn. Whoever has a photograph instead is a dot, with their face further down. */
function Face({ drawing, x, y, radius }: FaceProps) {
  if (!drawing) return null
  return (
    <image
      href={sceneUrl(drawing)}
      x={x - radius}
      y={y - 0.42 * 2.5 * radius}
      width={2 * radius}
      height={2.5 * radius}
      clipPath="url(#team-face)"
    />
  )
}

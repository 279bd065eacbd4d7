/** The database's answers about the team, parsed for the machine. */
import * as v from 'valibot'
import type { Team } from '../../../machines/desk.ts'

const Role = v.picklist(['agent', 'manager'])
/** Both are null if there are none. */
const Minutes = v.pipe(
  v.nullable(v.tuple([v.nullable(v.number()), v.nullable(v.number())])),
  v.transform((pair): readonly [number, number] | null => {
    const [median, most] = pair ?? []
    return typeof median === 'number' && typeof most === 'number' ? [median, most] : null
  }),
)

export const TeamAnswer = v.object({
  members: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      role: Role,
      onDuty: v.boolean(),
      since: v.string(),
    }),
  ),
  invitations: v.array(
    v.object({ id: v.string(), email: v.string(), name: v.string(), role: Role, until: v.string() }),
  ),
  figures: v.nullable(
    v.array(
      v.object({
        by: v.picklist(['all', 'week', 'source', 'agent']),
        name: v.nullable(v.string()),
        leads: v.number(),
        claim: Minutes,
        contact: Minutes,
        meetings: v.number(),
        clients: v.number(),
      }),
    ),
  ),
}) satisfies v.GenericSchema<unknown, Team>

/** The fields of the site's messages that the inspector reads, checked: any page may use the channel. */
import * as v from 'valibot'

const EventSchema = v.looseObject({ type: v.string() })

const SnapshotSchema = v.looseObject({
  status: v.optional(v.string(), 'active'),
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
})
export type LiveSnapshot = v.InferOutput<typeof SnapshotSchema>

export const SiteMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('@xstate.actor'),
    sessionId: v.string(),
    name: v.string(),
    parentId: v.optional(v.string()),
    definition: v.optional(v.string()),
    snapshot: SnapshotSchema,
    createdAt: v.string(),
  }),
  v.object({
    type: v.literal('@xstate.event'),
    sessionId: v.string(),
    sourceId: v.optional(v.string()),
    event: EventSchema,
    createdAt: v.string(),
  }),
  v.object({
    type: v.literal('@xstate.snapshot'),
    sessionId: v.string(),
    event: EventSchema,
    snapshot: SnapshotSchema,
    createdAt: v.string(),
  }),
  v.object({ type: v.literal('northbow.page'), page: v.string(), address: v.string() }),
  v.object({ type: v.literal('northbow.left'), page: v.string() }),
])
export type ReadSiteMessage = v.InferOutput<typeof SiteMessageSchema>

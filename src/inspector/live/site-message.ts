/** The fields of the messages that the inspector reads, checked: any page may use the channel, or open the inspector. */
import * as v from 'valibot'

const EventSchema = v.looseObject({ type: v.string() })
export type LiveEvent = v.InferOutput<typeof EventSchema>

const SnapshotSchema = v.looseObject({
  status: v.optional(v.string(), 'active'),
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
})
export type LiveSnapshot = v.InferOutput<typeof SnapshotSchema>

const Sent = { id: v.nullish(v.string()), sessionId: v.string(), createdAt: v.string() }

/** What `@statelyai/inspect` sends, and anything that speaks as it does. */
export const StatelyMessageSchema = v.variant('type', [
  v.object({
    ...Sent,
    type: v.literal('@xstate.actor'),
    name: v.nullish(v.string()),
    parentId: v.nullish(v.string()),
    definition: v.nullish(v.string()),
    snapshot: SnapshotSchema,
  }),
  v.object({ ...Sent, type: v.literal('@xstate.event'), event: EventSchema }),
  v.object({ ...Sent, type: v.literal('@xstate.snapshot'), event: EventSchema, snapshot: SnapshotSchema }),
])
export type StatelyMessage = v.InferOutput<typeof StatelyMessageSchema>

/** What the site sends besides. */
export const SiteMessageSchema = v.union([
  StatelyMessageSchema,
  v.object({ type: v.literal('northbow.page'), page: v.string(), address: v.string() }),
  v.object({ type: v.literal('northbow.log'), messages: v.array(StatelyMessageSchema) }),
])
export type SiteMessage = v.InferOutput<typeof SiteMessageSchema>

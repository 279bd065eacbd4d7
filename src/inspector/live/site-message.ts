/** What the inspector reads of the site's messages. */
export type LiveEvent = { type: string; [field: string]: unknown }
export type LiveSnapshot = { status: string; value?: unknown; context?: unknown }

/** `id` is the page and the number of the message in it: "a3f1/12". */
type Sent<Type, Fields> = { type: Type; id: string; sessionId: string; createdAt: string } & Fields

/** As `@statelyai/inspect` sends them. */
export type StatelyMessage =
  | Sent<'@xstate.actor', { name: string; parentId?: string; definition?: string; snapshot: LiveSnapshot }>
  | Sent<'@xstate.event', { event: LiveEvent }>
  | Sent<'@xstate.snapshot', { event: LiveEvent; snapshot: LiveSnapshot }>

export type SiteMessage =
  | StatelyMessage
  | { type: 'northbow.page'; page: string; address: string }
  | { type: 'northbow.log'; messages: StatelyMessage[] }

/**
 * The messages between the site and the inspector. The site speaks the protocol of
 * `@statelyai/inspect`. Messages of our own tell where a page is, and what it reported before an inspector opened;
 * one asks an actor to take an event. That a page has gone needs no message: `presence.ts`.
 */
import type { StatelyInspectionEvent } from '@statelyai/inspect'

export const CHANNEL = 'northbow-inspector'

/** Sent by a receiver when it is ready: Stately's, and ours. */
export const HELLO = '@statelyai.connected'

/** `page` is the first part of the session ids of its actors, before the slash. Sent once its end can be waited for. */
export type PageMessage = { type: 'northbow.page'; page: string; address: string }

/** What was reported so far. Every inspector gets it, also one that has heard it: ids tell, which count up in a page. */
export type LogMessage = { type: 'northbow.log'; messages: StatelyInspectionEvent[] }

export type InspectorMessage =
  | { type: typeof HELLO }
  | { type: 'northbow.send'; sessionId: string; event: { type: string } }

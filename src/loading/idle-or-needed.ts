/** Between the steps of a page's start. */
import { whenIdle } from '../browser/idle.ts'
import { addressAsksForMore, visitorActed } from './visitor.ts'

/** The longest wait for an idle browser, in milliseconds. */
const LATEST_MS = 300

/** Resolves when the browser is idle, so that two steps make no long task; at once if the visitor is waiting. */
export async function idleOrNeeded(): Promise<void> {
  if (addressAsksForMore()) return
  await Promise.race([new Promise<void>((notify) => whenIdle(notify, LATEST_MS)), visitorActed()])
}

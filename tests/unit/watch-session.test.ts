// @vitest-environment jsdom
/** The session's watcher leaves nothing behind when it is stopped. */
import { AuthClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { stubBackend, stubNetwork } from '../support/network.ts'

/** The modules of one visit, which share an auth client. */
async function newVisit() {
  vi.resetModules()
  const { watchSession } = await import('../../src/features/auth/watch-session.ts')
  return { watchSession, ...(await import('../../src/backend/load-client.ts')) }
}

beforeEach(() => {
  stubBackend()
  // The auth client warns about several clients, one for each test.
  vi.spyOn(console, 'warn').mockReturnValue()
  stubNetwork()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('no listener for other tabs', async () => {
  const { watchSession } = await newVisit()
  const listeners = new Set<unknown>()
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'storage') listeners.add(listener)
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((_type, listener) => {
    listeners.delete(listener)
  })
  const actor = createActor(watchSession).start()
  expect(listeners.size).toBe(1)
  actor.stop()
  expect(listeners.size).toBe(0)
})

it('no subscription of the auth client', async () => {
  const { watchSession, loadClient } = await newVisit()
  const { auth } = await loadClient()
  const subscribe = vi.spyOn(auth, 'onAuthStateChange')
  const actor = createActor(watchSession).start()
  const subscription = subscribe.mock.results[0]?.value.data.subscription
  const unsubscribe = vi.spyOn(subscription, 'unsubscribe')
  expect(unsubscribe).not.toHaveBeenCalled()
  actor.stop()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('no subscription by a client that is loaded only afterwards', async () => {
  const { watchSession, loadClient } = await newVisit()
  const subscribe = vi.spyOn(AuthClient.prototype, 'onAuthStateChange')
  createActor(watchSession).start().stop()
  await loadClient()
  // The client's own.
  expect(subscribe).toHaveBeenCalledTimes(1)
})

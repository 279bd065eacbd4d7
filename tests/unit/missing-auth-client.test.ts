// @vitest-environment jsdom
/** A visitor with a stored session, for whom the auth client does not load. */
import { expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { SESSION_STORAGE_KEY } from '../../src/backend/session-storage.ts'
import { watchSession } from '../../src/features/auth/watch-session.ts'

vi.mock('../../src/backend/client.ts', () => Promise.reject(new Error('The file does not arrive')))

it('counts as signed out at once', async () => {
  localStorage.setItem(SESSION_STORAGE_KEY, '{}')
  const told = new Promise((resolve) => {
    const machine = setup({ actors: { watchSession } }).createMachine({
      invoke: { src: 'watchSession' },
      on: { '*': { actions: ({ event }) => resolve(event) } },
    })
    createActor(machine).start()
  })
  expect(await told).toEqual({ type: 'session.changed', user: null })
})

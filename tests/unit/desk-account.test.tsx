// @vitest-environment jsdom
/** The desk, when another account takes the place of the one it was opened for, as a link in another tab does. */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { desk } from '../../content/pages/desk.ts'
import { authSession, type SessionEvent } from '../../machines/auth-session.ts'
import { callDatabase } from '../../src/backend/call-database.ts'
import { AuthContext } from '../../src/features/auth/use-auth.ts'
import { ThemeProvider } from '../../src/features/theme/ThemeProvider.tsx'
import { DeskPage } from '../../src/pages/desk/DeskPage.tsx'
import { stubBrowser } from '../support/browser.ts'
import { pageWith } from '../support/lead-page.tsx'

vi.mock('../../src/backend/call-database.ts', () => ({ callDatabase: vi.fn() }))

it('asks anew who that is, and shows nothing of the account before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubBrowser()
  const watchSession = fromCallback<SessionEvent>(() => undefined)
  const session = createActor(authSession.provide({ actors: { watchSession } })).start()
  const { page } = await pageWith(
    <ThemeProvider>
      <AuthContext value={session}>
        <DeskPage />
      </AuthContext>
    </ThemeProvider>,
    '/desk',
  )
  const invitation = { name: 'Ada', role: 'agent', until: '2027-01-01T00:00:00Z', email: 'ada@example.com' }
  /** Signs somebody in, of whom the database says this. */
  const signIn = (id: string, standing: unknown) =>
    act(async () => {
      vi.mocked(callDatabase).mockResolvedValue(standing)
      const changed: SessionEvent = { type: 'session.changed', user: { id, email: `${id}@example.com` } }
      session.send(changed)
    })
  const shown = () => document.body.textContent
  await act(async () => createRoot(document.body).render(page))
  await signIn('ada', { standing: 'invited', invitation })
  expect(shown()).toContain(`Ada: ${desk.access.invited.title}`)
  await signIn('grace', { standing: 'stranger' })
  expect(shown()).toContain(`${desk.access.stranger.text} grace@example.com`)
  expect(shown()).not.toContain('Ada')
})

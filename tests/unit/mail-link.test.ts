// @vitest-environment jsdom
/** A link from a mail: what its address says is worth something once. */
import { expect, it } from 'vitest'
import { RECOVERY_PARAMETER } from '../../content/constants.ts'
import { takeSignInLink } from '../../src/features/auth/mail-link.ts'

it('that of a forgotten password is taken once, and leaves the address', () => {
  const code = '11111111-1111-4111-8111-111111111111'
  window.history.replaceState(null, '', `?${RECOVERY_PARAMETER}&code=${code}`)
  expect(takeSignInLink()).toEqual({ link: { code }, signsIn: 'recovered' })
  expect(window.location.search).toBe('')
  // A used code is refused: who comes back to the page would read that the link is dead.
  expect(takeSignInLink()).toBeNull()
})

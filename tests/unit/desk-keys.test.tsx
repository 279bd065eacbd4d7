// @vitest-environment jsdom
/** The desk's keys, alone and with those that make them the browser's. */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { pressListKey } from '../../src/pages/desk/list-keys.ts'

it('C claims, also with Caps Lock or Shift; with Control, Command or Alt it is the browser’s', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const claims = vi.fn()
  const lead = <button type="button" data-move="case.claimed" onClick={claims} />
  await act(async () => createRoot(document.body).render(<main onKeyDown={pressListKey}>{lead}</main>))
  const claimedBy = (key: string, pressed: KeyboardEventInit) => {
    claims.mockClear()
    const press = new KeyboardEvent('keydown', { key, ...pressed, bubbles: true })
    document.querySelector('button')?.dispatchEvent(press)
    return claims.mock.calls.length
  }
  for (const pressed of [{}, { shiftKey: true }, { modifierCapsLock: true }])
    for (const key of ['c', 'C']) expect([pressed, key, claimedBy(key, pressed)]).toEqual([pressed, key, 1])
  for (const pressed of [{ metaKey: true }, { ctrlKey: true }, { altKey: true }])
    for (const key of ['c', 'C']) expect([pressed, key, claimedBy(key, pressed)]).toEqual([pressed, key, 0])
})

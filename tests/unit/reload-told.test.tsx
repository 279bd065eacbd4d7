// @vitest-environment jsdom
/** When a visitor is told that a page was loaded anew: once after each reload, and never otherwise. */
import { expect, it, vi } from 'vitest'
import { messages } from '../../content/messages.ts'
import { tellOfReload } from '../../src/features/navigation/tell-of-reload.ts'
import { showToast } from '../../src/ui/toast.ts'

vi.mock('../../src/ui/toast.ts', () => ({ showToast: vi.fn() }))

/** What a document says as it opens. */
function opened(): string[] {
  vi.mocked(showToast).mockClear()
  tellOfReload()
  return vi.mocked(showToast).mock.calls.map(([{ description }]) => description)
}
const TOLD = [messages.loadedAnew.description]

it('each reload is told once, several since the last page together, and no other page says anything', () => {
  sessionStorage.setItem('draft:contact', '{}')
  expect(opened()).toEqual([])
  for (const missing of [['join.js'], ['faq.js'], ['radon.js'], ['desk.js', 'team.js']]) {
    // The router's own record.
    for (const file of missing) sessionStorage.setItem(`tanstack_router_reload:${file}`, '1')
    expect([missing, opened(), opened(), opened()]).toEqual([missing, TOLD, [], []])
  }
})

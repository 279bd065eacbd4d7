// @vitest-environment jsdom
/** Which unsent notes a tab still has when there are too many. */
import { afterEach, expect, it, vi } from 'vitest'
import { DESK_DRAFTS } from '../../content/constants.ts'
import { keepDraft, keptDraft } from '../../src/features/desk/drafts.ts'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const FULL = Array.from({ length: DESK_DRAFTS }, (_, lead) => `${lead}`)
it.each([
  ['none too many', FULL, FULL],
  ['one too many', [...FULL, 'x'], [...FULL.slice(1), 'x']],
  ['three too many', [...FULL, 'x', 'y', 'z'], [...FULL.slice(3), 'x', 'y', 'z']],
  ['one too many after the oldest was changed', [...FULL, '0', 'x'], [...FULL.slice(2), '0', 'x']],
])('the notes typed last are kept, and the oldest go: %s', (_, typed, left) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [index, lead] of typed.entries()) {
    vi.setSystemTime(index * 1000)
    keepDraft('ana', lead, { values: { note: `${lead} at ${index}` }, noteId: null })
  }
  for (const lead of typed) {
    const note = `${lead} at ${typed.lastIndexOf(lead)}`
    expect(keptDraft('ana', lead)?.values.note).toBe(left.includes(lead) ? note : undefined)
    expect(keptDraft('ben', lead)).toBeNull()
  }
})

// @vitest-environment jsdom
/** At the start of a page, what was sent without an answer stays in the browser for as long as it is offered, no longer. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UNSENT_OFFERED_MS, UNSENT_STORAGE_PREFIX } from '../../content/constants.ts'
import { contactForm, evaluationForm, joinForm } from '../../content/forms.ts'
import { forgetUnsent } from '../../src/browser/forget-unsent.ts'
import { keepDraft, unsentDraft } from '../../src/features/leads/draft.ts'

const DRAFT = { values: { message: 'Please call me about a condo.' }, submissionId: 'submission-1' }
const forms = [contactForm, evaluationForm, joinForm]
const keys = () => Object.keys(localStorage)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is kept until a day is over, and is gone then, of every form, and alone', () => {
  localStorage.setItem('theme', 'dark')
  for (const content of forms) keepDraft(content, DRAFT)
  const kept = keys()
  vi.advanceTimersByTime(UNSENT_OFFERED_MS - 1)
  forgetUnsent()
  expect(keys()).toEqual(kept)
  expect(forms.map(unsentDraft)).toEqual(forms.map(() => DRAFT))
  vi.advanceTimersByTime(1)
  forgetUnsent()
  expect(keys()).toEqual(['theme'])
})

it.each(['', 'null', '{', '"at"', '{"values":{}}', '{"at":"tomorrow"}'])(
  'is gone when unreadable: %j',
  (text) => {
    localStorage.setItem(`${UNSENT_STORAGE_PREFIX}contact`, text)
    forgetUnsent()
    expect(keys()).toEqual([])
  },
)

it('is left alone where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  expect(forgetUnsent).not.toThrow()
})

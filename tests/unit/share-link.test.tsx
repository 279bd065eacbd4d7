// @vitest-environment jsdom
/** Copying the link to a calculator with its numbers: what the visitor is told is what happened. */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { calculatorText } from '../../content/calculators/copy.ts'
import { ShareLink } from '../../src/features/calculators/ShareLink.tsx'
import type { Calculator } from '../../src/features/calculators/use-calculator.ts'
import { showToast } from '../../src/ui/toast.ts'
import { actAsync } from '../support/gestures.ts'

vi.mock('../../src/ui/toast.ts', () => ({ showToast: vi.fn() }))
const { share } = calculatorText

it('says that the link is copied once it is, and that it is not when the browser refuses', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const link = 'https://site.example/tools?price=725000'
  const calculator = { link: () => link } as Calculator
  await act(async () => createRoot(document.body).render(<ShareLink title="Mortgage" {...{ calculator }} />))
  for (const [answer, told] of [
    [() => Promise.resolve(), { tone: 'success', ...share.copied }],
    [() => Promise.reject(new DOMException('Denied', 'NotAllowedError')), { tone: 'error', ...share.failed }],
  ] as const) {
    const writeText = vi.fn(answer)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await actAsync(() => document.querySelector('button')?.click())
    expect(writeText.mock.calls).toEqual([[link]])
    expect(vi.mocked(showToast).mock.calls.splice(0)).toEqual([[told]])
  }
})

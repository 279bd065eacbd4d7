// @vitest-environment jsdom
/** What checkboxes, switches and sections that unfold show, and do when they are pressed. */
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { Accordion } from '../../src/ui/Accordion.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { Switch } from '../../src/ui/Switch.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const root = createRoot(document.body)
const show = (part: ReactNode) => act(async () => root.render(part))
afterEach(() => show(null))
async function press(part: HTMLElement | null | undefined) {
  await act(async () => part?.focus())
  await act(async () => part?.click())
}

it.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('a box or switch shows if it is on (%s), and changes unless locked (%s)', async (checked, locked) => {
  const onChange = vi.fn()
  const props = { id: 'consent', label: 'Write to me', checked, onChange }
  for (const part of [
    <Checkbox key="1" {...{ ...props, locked }} name="yes" />,
    <Switch key="2" {...props} disabled={locked} />,
  ]) {
    await show(part)
    const input = document.querySelector('input')
    for (const pressed of [input, document.querySelector('label')]) {
      onChange.mockClear()
      await press(pressed)
      expect(onChange.mock.calls).toEqual(locked ? [] : [[!checked]])
      expect(input?.checked).toBe(checked)
    }
    expect(input?.labels?.[0]?.textContent).toBe(props.label)
    // It keeps the focus either way.
    expect([input?.ariaDisabled, input?.disabled]).toEqual([locked ? 'true' : null, false])
  }
})

it.each([
  { level: 2, multiple: false, first: '', presses: 'aabc', ends: ['a', '', 'b', 'c'] },
  { level: 3, multiple: false, first: 'b', presses: 'bcc', ends: ['', 'c', ''] },
  { level: 4, multiple: true, first: '', presses: 'aba', ends: ['a', 'ab', 'b'] },
  { level: 3, multiple: true, first: 'ac', presses: 'bca', ends: ['abc', 'ab', 'b'] },
] as const)('a section opens and closes (several: $multiple): $first, after $presses $ends', async (row) => {
  const { level, multiple, first, presses, ends } = row
  const items = [...'abc'].map((value) => ({ value, title: value, note: `${level} zones`, content: value }))
  await show(<Accordion {...{ items, level, multiple }} defaultValue={[...first]} />)
  const buttons = [...document.querySelectorAll<HTMLElement>(`h${level} > button`)]
  expect(buttons.map((button) => button.textContent)).toEqual(
    [...'abc'].map((title) => `${title}${level} zones`),
  )
  const open = () => [
    [...document.querySelectorAll('[role=region]:not([hidden])')].map((part) => part.textContent).join(''),
    [...'abc'].filter((_, index) => buttons[index]?.ariaExpanded === 'true').join(''),
  ]
  expect(open()).toEqual([first, first])
  for (const [index, value] of [...presses].entries()) {
    await press(buttons['abc'.indexOf(value)])
    expect(open()).toEqual([ends[index], ends[index]])
  }
})

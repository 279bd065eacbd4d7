/** The controls of a page, read from its accessibility tree. */
import { describe, expect, it } from 'vitest'
import { stepsFor } from '../../explore/actions.ts'
import { controlsIn } from '../../explore/controls.ts'
import type { Sight } from '../../explore/sight.ts'
import type { Step } from '../../explore/step.ts'
import { seeded } from '../../support/submissions.ts'

const TREE = `- banner:
  - link "Team":
    - /url: /team
  - link "Call (403) 555-0142":
    - /url: tel:+14035550142
- main:
  - form "Write to us":
    - textbox "Email"
    - textbox "Message": Said before
    - group "Consent":
      - checkbox "I \\"agree\\"" [checked]
    - button "Check"
    - button "Send" [disabled]
- contentinfo:
  - link "Team":
    - /url: /team
  - 'button "What is it: a letter?" [expanded]'
  - paragraph: button
`

const sight: Sight = {
  path: '/contact',
  title: '',
  headings: [],
  overlays: [],
  focus: 'page',
  text: 1_000,
  goesOn: true,
  thanks: { lead: false, subscription: false },
  canScroll: true,
  canGoBack: false,
  canGoForward: false,
}
const steps = (online: boolean) => stepsFor({ sight, controls: controlsIn(TREE), online }, seeded(1))
const pressed = (all: readonly Step[]) =>
  all.flatMap((step) => (step.does === 'press' ? `${step.control.name} ${step.control.index}` : []))

describe('controlsIn', () => {
  const controls = controlsIn(TREE)

  it('finds each control by role and name, and counts those with the same', () => {
    expect(controls.map(({ role, name, index }) => [role, name, index])).toEqual([
      ['link', 'Team', 0],
      ['link', 'Call (403) 555-0142', 0],
      ['textbox', 'Email', 0],
      ['textbox', 'Message', 0],
      ['checkbox', 'I "agree"', 0],
      ['button', 'Check', 0],
      ['button', 'Send', 0],
      ['link', 'Team', 1],
      ['button', 'What is it: a letter?', 0],
    ])
  })

  it('knows where links lead, what is disabled, and what is in one form', () => {
    expect(controls[0]?.url).toBe('/team')
    expect(controls.filter(({ disabled }) => disabled).map(({ name }) => name)).toEqual(['Send'])
    const [, , email, message, agree] = controls
    expect(message?.group).toBe(email?.group)
    expect(agree?.group).toBe(email?.group)
    expect(controls[7]?.group).not.toBe(email?.group)
  })
})

describe('stepsFor', () => {
  it('presses what is enabled and stays on the site', () => {
    expect(pressed(steps(true))).toEqual([
      'Team 0',
      'I "agree" 0',
      'Check 0',
      'Team 1',
      'What is it: a letter? 0',
    ])
  })

  it('fills in a form as a whole, with an address of its own, and presses its last button', () => {
    const [filled] = steps(true).filter((step) => step.does === 'fill')
    expect(filled?.fields.map(({ control }) => control.name)).toEqual(['Email', 'Message'])
    expect(filled?.fields[0]?.value).toBe('{email}')
    expect(filled?.send?.name).toBe('Check')
  })

  it('does not leave the document without a connection', () => {
    const kinds = steps(false).map(({ does }) => does)
    expect(kinds).not.toContain('reload')
    expect(steps(false)).toContainEqual({ does: 'connect', online: true })
    expect(steps(true)).toContainEqual({ does: 'reload' })
  })
})

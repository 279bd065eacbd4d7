// @vitest-environment jsdom
/** The form that invites people to the team, while the answer to the last invitation comes. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TeamInvitations } from '../../src/pages/desk/TeamInvitations.tsx'
import { actAsync, type } from '../support/gestures.ts'
import { field, inForm } from '../support/lead-page.tsx'

let root: Root
const ask = vi.fn()
const show = (invited: number) =>
  actAsync(() => root.render(<TeamInvitations invitations={[]} invited={invited} busy={false} ask={ask} />))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await show(0)
})
afterEach(() => {
  act(() => root.unmount())
  ask.mockReset()
})

const invite = async (email: string, name: string) => {
  await type(field('email'), email)
  await type(field('name'), name)
  await actAsync(() => inForm('button[type=submit]').click())
}
const typed = () => [field('email').value, field('name').value]

it('is empty again once the invitation is sent, and asks for each without the space around it', async () => {
  await invite(' ben@example.com', ' Ben ')
  expect(ask).toHaveBeenLastCalledWith({
    kind: 'invite',
    email: 'ben@example.com',
    name: 'Ben',
    role: 'agent',
  })
  await show(1)
  expect(typed()).toEqual(['', ''])
  await invite('cleo@example.com', 'Cleo')
  await show(2)
  expect(typed()).toEqual(['', ''])
})

it('keeps the next invitation that is being typed when the last one is sent, and one that was refused', async () => {
  await invite('ben@example.com', 'Ben')
  await show(0)
  expect(typed()).toEqual(['ben@example.com', 'Ben'])
  await type(field('email'), 'cleo@example.com')
  await show(1)
  expect(typed()).toEqual(['cleo@example.com', 'Ben'])
})

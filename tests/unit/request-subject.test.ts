/** The subjects of mails about requests: all that a lock screen shows, and different for each request. */
import { expect, it } from 'vitest'
import { aboutRequest, aboutRequests } from '../../supabase/functions/_shared/team/request-subject.ts'

const idOf = (index: number) => `0193f0c8-0000-7000-8000-${index.toString(16).padStart(12, '0')}`
const ada = { id: idOf(1), first_name: 'Ada', source: 'contact-page' }

it('name the first name, the topic and the source', () => {
  expect(aboutRequest({ ...ada, id: idOf(0xabc), source: 'evaluation-page' })).toBe(
    'Ada, home evaluation from the evaluation page · 000abc',
  )
  expect(aboutRequest(ada)).toBe('Ada, request from the contact page · 000001')
})

it('differ for every request and every mail, also of one name', () => {
  const ids = Array.from({ length: 50 }, (_, index) => idOf(index))
  expect(new Set(ids.map((id) => aboutRequest({ ...ada, id }))).size).toBe(50)
  expect(new Set(ids.map((id) => aboutRequests('{count} requests', [ada, ada], id))).size).toBe(50)
})

it.each([
  ['Zoë', 'Zoë'],
  ['Mary-Jane', 'Mary-Jane'],
  [' Ada ', 'Ada'],
  ['WIN $1000 at xq.example', 'A visitor'],
  ['x'.repeat(21), 'A visitor'],
  ['Ada\r\nBcc: all@xq.example', 'A visitor'],
  ['\u202eadA', 'A visitor'],
  ['', 'A visitor'],
])('name %j as %s', (first_name, shown) => {
  expect(aboutRequest({ ...ada, first_name })).toMatch(RegExp(`^${shown}, `))
  expect(aboutRequests('{count} requests', [{ ...ada, first_name }], idOf(2))).toContain(`: ${shown} · `)
})

it.each([
  [['Ada', 'Ben'], '2 requests to claim: Ada and Ben · 000009'],
  [['Ada', 'Ben', 'Cleo', 'Dee'], '4 requests to claim: Ada, Ben and 2 more · 000009'],
])('of %j name two, and how many more', (names, subject) => {
  const leads = names.map((first_name) => ({ ...ada, first_name }))
  expect(aboutRequests('{count} requests to claim', leads, idOf(9))).toBe(subject)
})

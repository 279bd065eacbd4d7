// @vitest-environment jsdom
/** What a screen reader has of the small shared parts: names, roles and states that nobody sees. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ArrowLink } from '../../src/ui/ArrowLink.tsx'
import { RiskBadge } from '../../src/ui/Badge.tsx'
import { Breadcrumb } from '../../src/ui/Breadcrumb.tsx'
import { Callout } from '../../src/ui/Callout.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { PauseButton } from '../../src/ui/PauseButton.tsx'
import { Scene } from '../../src/ui/Scene.tsx'
import { Spinner } from '../../src/ui/Spinner.tsx'
import { Steps } from '../../src/ui/Steps.tsx'
import { Switch } from '../../src/ui/Switch.tsx'
import { Table } from '../../src/ui/Table.tsx'
import { pageWith } from '../support/lead-page.tsx'

const textOf = (id: string) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`
const said = ({ name, value }: Attr) =>
  `${name.replace('aria-', '')}: ${name.endsWith('by') ? value.split(' ').map(textOf).join(', ') : value}`

/** The words below a node, each after what only assistive technology has of its element. */
function heard(node: ChildNode): string[] {
  if (!(node instanceof Element)) return [node.textContent?.trim() ?? '']
  if (node.getAttribute('aria-hidden') === 'true' || node.getAttribute('alt') === '') return []
  const all = [...node.attributes].filter(({ name }) => /^(aria-|role$|scope$|alt$)/.test(name)).map(said)
  if (node instanceof HTMLInputElement) all.unshift(`named: ${node.labels?.[0]?.textContent}`)
  if (node.matches('svg, img')) all.unshift('picture')
  return [all.length ? `(${all.join('; ')})` : '', ...[...node.childNodes].flatMap(heard)]
}

const ignored = { onChange: () => undefined, onBlur: () => undefined, onToggle: () => undefined }
const mails = { id: 'x', name: 'x', label: 'Mails', ...ignored }
const email = { name: 'email', kind: 'email', label: 'Email', required: true, hint: 'Hint' } as const
const field = { field: email, id: 'x', value: '', ...ignored }
const pause = { actions: { pauseAction: 'Pause', resumeAction: 'Go on' }, ...ignored }
const steps = ['Call', 'Sell'].map((title) => ({ title, content: 'Us' }))
const parents = ['Guides', 'Hazards'].map((label) => ({ label, to: `/${label}` }))
const away = { href: 'https://maps.example' }
const risks = { caption: 'Risks', columns: [{ label: 'Part' }], rows: [{ name: 'Roof', cells: [] }] }
const wide = { ...risks, box: { ref: null, scrolls: true, more: true } }
const TRAIL = '(label: Breadcrumb) (role: list) Guides Hazards'
const RISKS = 'Risks (scope: col) Part (scope: row) Roof'
const SAVED = '(named: Mails; role: switch; checked: false; disabled: true)'
const WRONG = '(named: Email; invalid: true; describedby: Wrong, Hint)'
const note = (text: string) => `(role: note; labelledby: ${text}) ${text}`

it.each<[what: string, part: () => ReactElement, heard: string]>([
  ['a trail', () => <Breadcrumb parents={parents} current="Radon" />, `${TRAIL} (current: page) Radon`],
  ['a note', () => <Callout title="Pipes" />, note('Note: Pipes')],
  ['a caution', () => <Callout tone="warning" title="Pipes" />, note('Caution: Pipes')],
  ['a warning', () => <Callout tone="danger" title="Pipes" />, note('Warning: Pipes')],
  ['a choice', () => <Checkbox {...mails} checked />, '(named: Mails) Mails'],
  ['a kept choice', () => <Checkbox {...mails} checked locked />, '(named: Mails; disabled: true) Mails'],
  ['a switch', () => <Switch {...mails} checked />, 'Mails (named: Mails; role: switch; checked: true)'],
  ['a saved switch', () => <Switch {...mails} checked={false} disabled />, `Mails ${SAVED}`],
  ['a field', () => <Field {...field} error="" />, 'Email (named: Email; describedby: Hint) Hint'],
  ['a field in error', () => <Field {...field} error="Wrong" />, `Email ${WRONG} Wrong Hint`],
  ['progress', () => <Spinner label="Signing in" />, '(role: status) Signing in'],
  ['what moves', () => <PauseButton {...pause} paused={false} />, 'Pause'],
  ['what is paused', () => <PauseButton {...pause} paused />, 'Go on'],
  ['steps', () => <Steps steps={steps} />, '(role: list) Call Us Sell Us'],
  ['a table', () => <Table {...risks} />, RISKS],
  ['a table that scrolls', () => <Table {...wide} />, `(role: region; labelledby: Risks) ${RISKS}`],
  ['a risk', () => <RiskBadge risk="High" />, 'High'],
  ['a link that leaves', () => <ArrowLink destination={away}>Map</ArrowLink>, 'Map (opens in a new tab)'],
  ['a phone number', () => <ArrowLink destination={{ href: 'tel:1' }}>Call</ArrowLink>, 'Call'],
  ['a picture beside its words', () => <Scene scene="sub-slab" />, ''],
])('a screen reader has all of %s and nothing else', async (_what, part, words) => {
  document.body.innerHTML = renderToStaticMarkup((await pageWith(part())).page)
  expect([...document.body.childNodes].flatMap(heard).filter(Boolean).join(' ')).toBe(words)
})

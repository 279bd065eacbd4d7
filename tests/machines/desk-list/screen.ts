import { equal } from 'node:assert/strict'
import * as v from 'valibot'
import { DESK_PAGE } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons, type Shown } from '../shared/absent-buttons.ts'
import { asked, calls, givesUp, openAsMember, settleCall } from '../shared/desk.ts'

const { list, views, states } = desk

const Row = v.object({
  id: v.string(),
  name: v.string(),
  state: v.picklist(Object.keys(states) as (keyof typeof states)[]),
})
const Filter = v.object({ view: v.picklist(['open', 'held']) })
const Context = v.object({
  filter: Filter,
  rows: v.array(Row),
  more: v.boolean(),
  arrived: v.array(v.string()),
  stale: v.boolean(),
  counts: v.object({ unclaimed: v.number() }),
})
const Filtered = v.object({ filter: Filter })
const Input = v.object({ filter: Filter, lines: v.number() })
const Line = v.object({ id: v.string(), receivedAt: v.string() })
const ChangesInput = v.object({
  filter: Filter,
  rows: v.array(v.object({ id: v.string(), version: v.number(), ownerName: v.nullable(v.string()) })),
  last: v.nullable(Line),
})
const MoreInput = v.object({ filter: Filter, last: Line })

const region: Part = { role: 'region', name: list.label }
const tab = (view: keyof typeof views): Part => ({
  role: 'link',
  name: RegExp(`^${views[view]}`),
  inside: region,
})
const more: Part = { role: 'button', name: list.more }
const arrived: Part = { role: 'button', name: list.arrivedOne }
const retry: Part = { role: 'button', name: list.retry }
const line: Part = { selector: 'li', inside: { selector: 'ol', inside: region } }
const alert: Part = { role: 'alert', inside: region }
const spinner: Part = { text: list.loading, inside: region }

/** As the database is asked; the walks filter by the view alone. */
const asksFor = ({ view }: v.InferOutput<typeof Filter>) => ({
  view,
  source: '',
  community: '',
  scores: null,
  hours: null,
  words: '',
})

/** All lines of the walks' pages wait. */
const placeOf = (last: v.InferOutput<typeof Line> | null) =>
  last && { waiting: true, receivedAt: last.receivedAt, id: last.id }

const isThere: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'list.more': ({ states: at, context }) => !at.includes('shown.growing') && context.more === true,
  'list.showArrived': ({ context }) => Array.isArray(context.arrived) && context.arrived.length > 0,
  'list.retry': ({ states: at }) => at.includes('failed'),
}

const shows = (visitor: Visitor) => Promise.all([visitor.misses(alert), visitor.misses(spinner)])

export const screen: Screen = {
  open: async (visitor) => {
    await openAsMember(visitor, '/desk')
    await asked(visitor, 'desk_list')
    // Otherwise nobody could see that it waits for the tab.
    await visitor.showTab(false)
  },
  impossible: absentButtons(
    (step, shown) => step.kind !== 'event' || (isThere[step.event.type]?.(shown) ?? true),
  ),
  gestures: {
    'list.filtered': async (visitor, event) => {
      const { view } = v.parse(Filtered, event).filter
      // The same filter once more would change nothing.
      if (await visitor.isShown({ ...tab(view), selector: '[aria-current]' }))
        await visitor.press(tab('open'))
      await visitor.press(tab(view))
    },
    'list.more': (visitor) => visitor.press(more),
    'list.showArrived': (visitor) => visitor.press(arrived),
    'list.retry': (visitor) => visitor.press(retry),
  },
  settle: {
    untilVisible: async (visitor) => {
      await visitor.showTab(true)
      await visitor.showTab(false)
    },
    loadList: (visitor, outcome) => settleCall(visitor, 'desk_list', outcome, (page) => page),
    loadMore: (visitor, outcome) => settleCall(visitor, 'desk_list', outcome, (page) => page),
    loadChanges: (visitor, outcome) => settleCall(visitor, 'desk_changes', outcome, (changes) => changes),
  },
  states: {
    loading: (visitor) => visitor.sees(spinner),
    failed: (visitor) => visitor.sees(alert, { text: list.failed }),
    shown: async (visitor) => void (await shows(visitor)),
    'shown.due': (visitor) => visitor.misses({ role: 'button', name: list.growing }),
    'shown.resting': (visitor) => visitor.misses({ role: 'button', name: list.growing }),
    'shown.refreshing': (visitor) => visitor.misses({ role: 'button', name: list.growing }),
    'shown.growing': (visitor) => visitor.sees({ role: 'button', name: list.growing }, { disabled: true }),
  },
  alike: [
    {
      states: ['shown.resting', 'shown.due', 'shown.refreshing'],
      because: 'nobody is disturbed by what is asked',
    },
  ],
  context: async (visitor, context) => {
    const { filter, rows, arrived: news, stale, counts } = v.parse(Context, context)
    await visitor.sees(tab(filter.view), {
      attributes: { 'aria-current': 'page' },
      ...(filter.view === 'open' && { name: views.open }),
    })
    await visitor.sees(tab('unclaimed'), { text: RegExp(`${counts.unclaimed || views.unclaimed}$`) })
    for (const [index, { name, state }] of rows.entries())
      await visitor.sees({ ...line, index }, { text: RegExp(`${name}.*${states[state]}`) })
    await visitor.misses({ ...line, index: rows.length })
    await (news.length > 0 ? visitor.sees(arrived) : visitor.misses(arrived))
    const old: Part = { text: RegExp(`^${list.stale.split('{')[0]}`), inside: region }
    await (stale ? visitor.sees(old) : visitor.misses(old))
  },
  effects: {
    focusList: (visitor) => visitor.sees(region, { focused: true }),
    focusLast: (visitor) => visitor.sees({ selector: 'a', inside: { ...line, index: 0 } }, { focused: true }),
    leaveLines: 'the focus is never lost, which is looked at in every moment',
    'starts loadList': calls('desk_list', (input) => {
      const { filter, lines } = v.parse(Input, input)
      return { filter: asksFor(filter), lines }
    }),
    'starts loadMore': calls('desk_list', (input) => {
      const { filter, last } = v.parse(MoreInput, input)
      return { filter: asksFor(filter), after: placeOf(last), lines: DESK_PAGE }
    }),
    'starts loadChanges': calls('desk_changes', (input) => {
      const { filter, rows, last } = v.parse(ChangesInput, input)
      return { filter: asksFor(filter), shown: rows, last: placeOf(last) }
    }),
    'starts untilVisible': async (visitor) => equal(visitor.awaitsAnswer(), false, 'nothing is asked'),
    'stops untilVisible': 'nobody waits for it any more',
    'stops loadList': givesUp,
    'stops loadMore': givesUp,
    'stops loadChanges': givesUp,
  },
}

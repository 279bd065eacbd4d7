import { equal } from 'node:assert/strict'
import { DESK_PAGE } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskFilter, DeskRow } from '../../../machines/desk.ts'
import type { deskList } from '../../../machines/desk-list.ts'
import { misses, sees, seesOnlyIf } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { absentButtons, type Shown } from '../shared/absent-buttons.ts'
import {
  asked,
  CALM,
  callsAndStops,
  glanceAtTab,
  openAsMember,
  settles,
  TAB_EFFECTS,
} from '../shared/desk.ts'

const { list, views, states } = desk

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
const asksFor = ({ view }: DeskFilter) => ({
  ...{ view, source: '', community: '', scores: null, hours: null, words: '' },
})

/** All lines of the walks' pages wait. */
const placeOf = (last: Pick<DeskRow, 'id' | 'receivedAt'> | null) =>
  last && { waiting: true, receivedAt: last.receivedAt, id: last.id }

const isThere: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'list.more': ({ states: at, context }) => !at.includes('shown.growing') && context.more === true,
  'list.showArrived': ({ context }) => Array.isArray(context.arrived) && context.arrived.length > 0,
  'list.retry': ({ states: at }) => at.includes('failed'),
}

const growing: Part = { role: 'button', name: list.growing }

type Loading = { filter: DeskFilter; rows: readonly DeskRow[]; last: DeskRow | null }

export const screen = screenOf<typeof deskList>({
  open: async (visitor) => {
    await openAsMember(visitor, '/desk')
    await asked(visitor, 'desk_list')
    await visitor.showTab(false)
  },
  impossible: absentButtons(
    (step, shown) => step.kind !== 'event' || (isThere[step.event.type]?.(shown) ?? true),
  ),
  gestures: {
    'list.filtered': async (visitor, { filter: { view } }) => {
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
    untilVisible: glanceAtTab,
    loadList: settles('desk_list'),
    loadMore: settles('desk_list'),
    loadChanges: settles('desk_changes'),
  },
  states: {
    loading: sees(spinner),
    failed: sees(alert, { text: list.failed }),
    shown: misses(alert, spinner),
    'shown.resting': misses(growing),
    'shown.growing': sees(growing, { disabled: true }),
  },
  alike: { [CALM]: ['shown.resting', 'shown.due', 'shown.refreshing'] },
  context: async (visitor, { filter, rows, arrived: news, stale, counts }) => {
    await visitor.sees(tab(filter.view), {
      attributes: { 'aria-current': 'page' },
      ...(filter.view === 'open' && { name: views.open }),
    })
    await visitor.sees(tab('unclaimed'), { text: RegExp(`${counts.unclaimed || views.unclaimed}$`) })
    for (const [index, { name, state }] of rows.entries())
      await visitor.sees({ ...line, index }, { text: RegExp(`${name}.*${states[state]}`) })
    await visitor.misses({ ...line, index: rows.length })
    await seesOnlyIf(visitor, news.length > 0, arrived)
    await seesOnlyIf(visitor, stale, { text: RegExp(`^${list.stale.split('{')[0]}`), inside: region })
  },
  effects: {
    focusList: sees(region, { focused: true }),
    focusLast: sees({ selector: 'a', inside: { ...line, index: 0 } }, { focused: true }),
    leaveLines: 'the focus is never lost, which is looked at in every moment',
    ...callsAndStops('loadList', 'desk_list', ({ filter, lines }: Loading & { lines: number }) => ({
      ...{ filter: asksFor(filter), lines },
    })),
    ...callsAndStops('loadMore', 'desk_list', ({ filter, last }: Loading) => ({
      ...{ filter: asksFor(filter), after: placeOf(last), lines: DESK_PAGE },
    })),
    ...callsAndStops('loadChanges', 'desk_changes', ({ filter, rows, last }: Loading) => ({
      filter: asksFor(filter),
      shown: rows.map(({ id, version, ownerName }) => ({ id, version, ownerName })),
      last: placeOf(last),
    })),
    ...TAB_EFFECTS,
    'starts untilVisible': async (visitor) => equal(visitor.awaitsAnswer(), false, 'nothing is asked'),
  },
})

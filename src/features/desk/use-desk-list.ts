import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { DESK_PAGE } from '../../../content/constants.ts'
import type { DeskChanges, DeskFilter, DeskPage, DeskRow } from '../../../machines/desk.ts'
import { deskList } from '../../../machines/desk-list.ts'
import { isWaiting } from '../../../machines/lead-case.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { focusInPlace, focusUnlessTyping } from '../../browser/focus.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { whenVisible } from '../../browser/visible.ts'
import { askedOf } from './filter.ts'
import { Changes, Page } from './schemas.ts'

/** Marks the list. */
export const LIST_ID = 'lead-list'

const listPart = (part: string) => document.querySelector<HTMLElement>(`#${LIST_ID}${part}`)

/** A line as the database knows its place. */
const place = (row: DeskRow | null) =>
  row && { waiting: isWaiting(row.state), receivedAt: row.receivedAt, id: row.id }

const lineOf = (id: string) => listPart(` a[href*="${id}"]`)?.closest('li')

/** Whether the reader is at a line: it is open beside the list, or has the focus. */
function isInUse(id: string): boolean {
  const line = lineOf(id)
  return line?.querySelector('[aria-current]') != null || line?.contains(document.activeElement) === true
}

const machine = deskList.provide({
  actors: {
    loadList: fromPromise<DeskPage, { filter: DeskFilter; lines: number }>(
      ({ input: { filter, lines }, signal }) =>
        callDatabase('desk_list', { filter: askedOf(filter), lines }, Page, signal),
    ),
    loadMore: fromPromise<DeskPage, { filter: DeskFilter; last: DeskRow | null }>(({ input, signal }) =>
      callDatabase(
        'desk_list',
        { filter: askedOf(input.filter), after: place(input.last), lines: DESK_PAGE },
        Page,
        signal,
      ),
    ),
    loadChanges: fromPromise<
      DeskChanges,
      { filter: DeskFilter; rows: readonly DeskRow[]; last: DeskRow | null }
    >(async ({ input: { filter, rows, last }, signal }) => {
      const shown = rows.map(({ id, version, ownerName }) => ({ id, version, ownerName }))
      const changes = await callDatabase(
        'desk_changes',
        { filter: askedOf(filter), shown, last: place(last) },
        Changes,
        signal,
      )
      // A line in use stays and shows its new state until the reader moves on.
      return { ...changes, left: changes.left.filter((id) => !isInUse(id)) }
    }),
    untilVisible: fromPromise<void>(({ signal }) => new Promise((resolve) => whenVisible(resolve, signal))),
  },
  actions: {
    leaveLines: (_, { left, gone }) => {
      const going = new Set([...left, ...gone].map(lineOf))
      const current = document.activeElement?.closest('li') ?? null
      if (!current || !going.has(current)) return
      let next: Element | null = current
      while (next instanceof HTMLLIElement && going.has(next)) next = next.nextElementSibling
      focusInPlace(next?.querySelector('a') ?? listPart(''))
    },
    focusList: () => {
      focusUnlessTyping(listPart(''))
      // New lines are at the top.
      listPart('')?.scrollIntoView({ block: 'start' })
    },
    focusLast: () => focusUnlessTyping(listPart(' ol > li:last-child a')),
  },
})

/** The list of a filter, refreshed while the tab is visible. */
export function useDeskList({ view, source, community, score, age, words }: DeskFilter) {
  const filter = useMemo(
    () => ({ view, source, community, score, age, words }),
    [view, source, community, score, age, words],
  )
  const actor = useMachineActor(machine, { input: { filter } })
  useEffect(() => {
    actor.send({ type: 'list.filtered', filter })
  }, [actor, filter])
  return {
    actor,
    more: () => actor.send({ type: 'list.more' }),
    showArrived: () => actor.send({ type: 'list.showArrived' }),
    retry: () => actor.send({ type: 'list.retry' }),
  }
}

import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { DeskChanges, DeskFilter, DeskPage, DeskRow } from '../../../machines/desk.ts'
import { deskList } from '../../../machines/desk-list.ts'
import { isWaiting } from '../../../machines/lead-case.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { whenVisible } from '../../browser/visible.ts'
import { askedOf } from './filter.ts'
import { Changes, Page } from './schemas.ts'

/** Marks the list. */
export const LIST_ID = 'lead-list'

const listPart = (part: string) => document.querySelector<HTMLElement>(`#${LIST_ID}${part}`)

const machine = deskList.provide({
  actors: {
    loadList: fromPromise<DeskPage, { filter: DeskFilter }>(({ input: { filter }, signal }) =>
      callDatabase('desk_list', { filter: askedOf(filter) }, Page, signal),
    ),
    loadMore: fromPromise<DeskPage, { filter: DeskFilter; last: DeskRow | null }>(({ input, signal }) => {
      const { last } = input
      const after = last && { waiting: isWaiting(last.state), receivedAt: last.receivedAt, id: last.id }
      return callDatabase('desk_list', { filter: askedOf(input.filter), after }, Page, signal)
    }),
    loadChanges: fromPromise<DeskChanges, { since: string }>(({ input, signal }) =>
      callDatabase('desk_changes', input, Changes, signal),
    ),
    untilVisible: fromPromise<void>(({ signal }) => new Promise((resolve) => whenVisible(resolve, signal))),
  },
  actions: {
    focusList: () => listPart('')?.focus({ preventScroll: true }),
    focusLast: () => listPart(' ol > li:last-child a')?.focus({ preventScroll: true }),
  },
})

/** The list of a filter, which is asked for changes while the tab is visible. */
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

import { useEffect, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { DeskChanges, DeskFilter, DeskPage, DeskRow } from '../../../machines/desk.ts'
import { deskList, type TabChanged } from '../../../machines/desk-list.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watcher } from '../../browser/watcher.ts'
import { callDesk } from './call.ts'
import { Changes, Page } from './schemas.ts'

const watchTab = watcher<TabChanged>((report) => {
  const tell = () => report({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.shown' })
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
})

const isWaiting = ({ state }: DeskRow) => state === 'new' || state === 'claimed'

const machine = deskList.provide({
  actors: {
    watchTab,
    loadList: fromPromise<DeskPage, { filter: DeskFilter }>(({ input: { filter }, signal }) =>
      callDesk('desk_list', { filter }, Page, signal),
    ),
    loadMore: fromPromise<DeskPage, { filter: DeskFilter; last: DeskRow | null }>(({ input, signal }) => {
      const after = input.last && { waiting: isWaiting(input.last), receivedAt: input.last.receivedAt }
      return callDesk('desk_list', { filter: input.filter, after }, Page, signal)
    }),
    loadChanges: fromPromise<DeskChanges, { since: string }>(({ input, signal }) =>
      callDesk('desk_changes', input, Changes, signal),
    ),
  },
})

/** The list of a filter, which is asked for changes while the tab is visible. */
export function useDeskList(filter: DeskFilter) {
  const actor = useMachineActor(machine, { input: { filter } })
  const { view, source, words } = filter
  const first = useRef(true)
  useEffect(() => {
    if (first.current) first.current = false
    else actor.send({ type: 'list.filtered', filter: { view, source, words } })
  }, [actor, view, source, words])
  return {
    actor,
    more: () => actor.send({ type: 'list.more' }),
    showArrived: () => actor.send({ type: 'list.showArrived' }),
    retry: () => actor.send({ type: 'list.retry' }),
  }
}

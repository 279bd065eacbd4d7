import { useEffect, useRef } from 'react'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskCounts, DeskView } from '../../../machines/desk.ts'
import { DeskLink } from './DeskLink.tsx'
import styles from './DeskViews.module.css'
import { type DeskAddress, VIEWS } from './desk-address.ts'

/** The views of the list, with how many requests are in them where that is known, and the team. */
export function DeskViews({ shown, counts }: { shown: DeskAddress; counts?: DeskCounts }) {
  const row = useRef<HTMLUListElement>(null)
  const current = shown.team ? 'team' : shown.view
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the view
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={desk.list.label}>
      <ul role="list" ref={row} className={styles.views}>
        {VIEWS.map((view) => (
          <li key={view}>
            <DeskLink shown={{ ...shown, view, lead: '', team: false }} current={view === current}>
              {desk.views[view]}
              {counts && countOf(view, counts) > 0 && (
                <span className={styles.count}>{countOf(view, counts)}</span>
              )}
            </DeskLink>
          </li>
        ))}
        <li>
          <DeskLink shown={{ ...shown, lead: '', team: true }} current={shown.team}>
            {desk.views.team}
          </DeskLink>
        </li>
      </ul>
    </nav>
  )
}

const countOf = (view: DeskView, counts: DeskCounts) =>
  view === 'unclaimed' || view === 'mine' || view === 'held' ? counts[view] : 0

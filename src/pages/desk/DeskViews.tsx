import { desk } from '../../../content/pages/desk.ts'
import type { DeskCounts, DeskView } from '../../../machines/desk.ts'
import { DeskLink } from './DeskLink.tsx'
import styles from './DeskViews.module.css'
import { type DeskAddress, VIEWS } from './desk-address.ts'

/** On a phone the row is longer than the screen. */
function bringIntoSight(item: HTMLElement | null) {
  const row = item?.parentElement
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}

/** The list's views, with the number of requests where known, and the team. */
export function DeskViews({ shown, counts }: { shown: DeskAddress; counts?: DeskCounts }) {
  const current = shown.page || shown.view
  return (
    <nav aria-label={desk.list.label}>
      <ul role="list" className={styles.views}>
        {VIEWS.map((view) => (
          <li key={view} ref={view === current ? bringIntoSight : undefined}>
            <DeskLink shown={{ ...shown, view, lead: '', page: '' }} current={view === current}>
              {desk.views[view]}
              {counts && countOf(view, counts) > 0 && (
                <span className={styles.count} data-view={view}>
                  {countOf(view, counts)}
                </span>
              )}
            </DeskLink>
          </li>
        ))}
        <li ref={shown.page === 'team' ? bringIntoSight : undefined}>
          <DeskLink shown={{ ...shown, lead: '', page: 'team' }} current={shown.page === 'team'}>
            {desk.views.team}
          </DeskLink>
        </li>
      </ul>
    </nav>
  )
}

const countOf = (view: DeskView, counts: DeskCounts) =>
  view === 'unclaimed' || view === 'mine' || view === 'held' ? counts[view] : 0

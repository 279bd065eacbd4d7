import { useSelector } from '@xstate/react'
import { byHandForm } from '../../../content/by-hand-form.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { TeamRole } from '../../../machines/desk.ts'
import { isFull } from '../../../machines/desk-list.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { LIST_ID, useDeskList } from '../../features/desk/use-desk-list.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { DeskLink } from './DeskLink.tsx'
import { DeskViews } from './DeskViews.tsx'
import { type DeskAddress, isNarrowed } from './desk-address.ts'
import { HeldRows } from './HeldRows.tsx'
import styles from './LeadList.module.css'
import { LeadRow, LeadRowHeads } from './LeadRow.tsx'
import { LeadSearch } from './LeadSearch.tsx'
import { ListFile } from './ListFile.tsx'
import { minuteOf } from './words.ts'

const { list } = desk

/** The leads of the address's filter, the unanswered first. */
export function LeadList({ shown, role }: { shown: DeskAddress; role: TeamRole }) {
  const { lead: _lead, page: _page, ...filter } = shown
  const { view } = filter
  const { actor, more, showArrived, retry } = useDeskList(shown)
  const { rows, counts, at, arrived, stale, more: hasMore } = useSelector(actor, ({ context }) => context)
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const full = useSelector(actor, ({ context }) => isFull(context))
  const growing = useSelector(actor, (snapshot) => snapshot.hasTag('growing'))
  return (
    <section id={LIST_ID} tabIndex={-1} className={styles.list} aria-label={list.label}>
      <DeskViews shown={shown} counts={counts} />
      <LeadSearch shown={shown} />
      <div className="cluster">
        <DeskLink shown={{ ...shown, page: 'add' }} look={buttonLook({ kind: 'quiet', size: 'small' })}>
          {byHandForm.title}
        </DeskLink>
        {role === 'manager' && <ListFile key={JSON.stringify(filter)} filter={filter} />}
      </div>
      <div role="status" className={styles.state}>
        {loading && <Spinner label={list.loading} />}
        {!loading && !failed && rows.length === 0 && !hasMore && (
          <p>{isNarrowed(shown) ? list.noneFound : list.none}</p>
        )}
      </div>
      {failed && (
        <div role="alert" className="stack" data-gap="small">
          <p>{list.failed}</p>
          <Button size="small" kind="quiet" onClick={retry}>
            {list.retry}
          </Button>
        </div>
      )}
      {view === 'held' ? (
        <HeldRows {...{ rows, at, shown, list: actor }} />
      ) : (
        <div className={styles.rows}>
          {rows.length > 0 && <LeadRowHeads view={view} />}
          <ol role="list">
            {rows.map((row) => (
              <LeadRow key={row.id} row={row} at={at} shown={shown} />
            ))}
          </ol>
        </div>
      )}
      {full && <p className="note">{filled(list.full, { count: String(rows.length) })}</p>}
      {hasMore && !full && (
        <Button kind="quiet" onClick={more} pending={growing}>
          {growing ? list.growing : list.more}
        </Button>
      )}
      {/* At the end, so that no line moves when it appears. */}
      <div role="status" className={styles.news}>
        {arrived.length > 0 && (
          <Button size="small" onClick={showArrived}>
            {arrived.length === 1
              ? list.arrivedOne
              : filled(list.arrivedMany, { count: String(arrived.length) })}
          </Button>
        )}
        {stale && (
          <p className="notice" data-tone="warning">
            {filled(list.stale, { time: minuteOf(at) })}
          </p>
        )}
      </div>
    </section>
  )
}

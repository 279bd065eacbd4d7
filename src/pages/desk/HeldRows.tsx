import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskRow } from '../../../machines/desk.ts'
import type { deskList } from '../../../machines/desk-list.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { useDeskHeld } from '../../features/desk/use-desk-held.ts'
import { Button } from '../../ui/Button.tsx'
import type { DeskAddress } from './desk-address.ts'
import styles from './HeldRows.module.css'
import rowsStyles from './LeadList.module.css'
import { LeadRow } from './LeadRow.tsx'

const { held: words, moves } = desk
const EVENTS = ['case.released', 'case.junked'] as const

type Props = { rows: readonly DeskRow[]; at: string; shown: DeskAddress; list: ActorRefFrom<typeof deskList> }

/** Held leads with their reasons; several are released or junked at once. */
export function HeldRows({ rows, at, shown, list }: Props) {
  const { actor, toggle, choose, ask } = useDeskHeld(list)
  const { chosen: everChosen, result, unanswered } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const held = rows.filter(({ state }) => state === 'held')
  // Others may have been settled by a colleague since.
  const chosen = everChosen.filter(({ lead }) => held.some(({ id }) => id === lead))
  return (
    <>
      {held.length > 0 && <p className="note">{words.why}</p>}
      {held.length > 0 && (
        <div className={styles.bar}>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={chosen.length > 0 && chosen.length === held.length}
              disabled={busy}
              ref={(box) => {
                // Only a script can set it.
                if (box) box.indeterminate = chosen.length > 0 && chosen.length < held.length
              }}
              onChange={({ target }) => choose(target.checked ? held : [])}
            />
            {chosen.length > 0 ? filled(words.chosen, { count: String(chosen.length) }) : words.all}
          </label>
          {EVENTS.map((event) => (
            <Button
              key={event}
              size="small"
              kind="quiet"
              disabled={busy || chosen.length === 0}
              onClick={() => ask(event)}
            >
              {moves[event]}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className={rowsStyles.news}>
        {result &&
          filled(words.done[result.event], { count: String(result.moved) }) +
            (result.missed > 0 ? ` ${filled(words.missed, { count: String(result.missed) })}` : '')}
      </p>
      {unanswered && (
        <p className="notice" data-tone="error" role="alert">
          {desk.lead.problems.unanswered}
        </p>
      )}
      <ol role="list" className={rowsStyles.rows}>
        {rows.map((row) => (
          <LeadRow key={row.id} row={row} at={at} shown={shown}>
            {row.state === 'held' && (
              <label className={styles.one}>
                <input
                  type="checkbox"
                  checked={chosen.some(({ lead }) => lead === row.id)}
                  disabled={busy}
                  aria-label={filled(words.choose, { name: row.name })}
                  onChange={() => toggle(row)}
                />
              </label>
            )}
          </LeadRow>
        ))}
      </ol>
    </>
  )
}

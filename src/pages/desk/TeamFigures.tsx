import type { ReactNode } from 'react'
import { deskTeam } from '../../../content/desk-team.ts'
import type { Figure } from '../../../machines/desk.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { OverflowTable } from '../../features/overflow/OverflowTable.tsx'
import styles from './TeamPage.module.css'
import { WeeksChart } from './WeeksChart.tsx'
import { sourceName, timeOf, weekOf } from './words.ts'

const { figures: words } = deskTeam
const GROUPS = ['week', 'source', 'agent'] as const

/** How fast requests were answered, and their outcome. */
export function TeamFigures({ figures }: { figures: readonly Figure[] }) {
  const all = figures.find(({ by }) => by === 'all')
  const of = (group: Figure['by']) => figures.filter(({ by }) => by === group)
  // The newest week first, because a phone shows the beginning.
  const groups = { week: of('week').toReversed(), source: of('source'), agent: of('agent') }
  return (
    <section className="column">
      <h3>{words.title}</h3>
      {!all?.leads ? (
        <p>{words.none}</p>
      ) : (
        <>
          <dl className={styles.totals}>
            {(['leads', 'claim', 'contact', 'meetings', 'clients'] as const).map((name) => (
              <div key={name}>
                <dt>{words.totals[name]}</dt>
                <Total value={all[name]} />
              </div>
            ))}
          </dl>
          <WeeksChart weeks={groups.week} />
          {GROUPS.map((by) => (
            <Folded key={by} title={by === 'week' ? words.weeks : null}>
              <div className={styles.table}>
                <OverflowTable
                  caption={words.by[by]}
                  columns={[{ label: words[by] }, ...COLUMNS.map(([label]) => ({ label, numeric: true }))]}
                  rows={groups[by].map((figure) => ({
                    name: nameOf(figure),
                    cells: COLUMNS.map(([, cell]) => cell(figure)),
                  }))}
                />
              </div>
              <div className={styles.listed}>
                <h4>{words.by[by]}</h4>
                <ul role="list">
                  {groups[by].map((figure) => (
                    <li key={figure.name}>
                      <strong>{nameOf(figure)}</strong>
                      {COLUMNS.map(([label, cell]) => (
                        <span key={label}>
                          {label} {cell(figure)}
                        </span>
                      ))}
                    </li>
                  ))}
                </ul>
              </div>
            </Folded>
          ))}
          <p className="note">{words.note}</p>
        </>
      )}
    </section>
  )
}

/** The weeks are in the chart above as well. */
function Folded({ title, children }: { title: string | null; children: ReactNode }) {
  if (title === null) return children
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

function Total({ value }: { value: number | Figure['claim'] }) {
  if (typeof value === 'number') return <dd className="figure-small">{value}</dd>
  if (!value) return <dd>{words.nothing}</dd>
  return (
    <dd>
      <span className="figure-small">{timeOf(value[0])}</span>{' '}
      <span className="note">{filled(words.most, { time: timeOf(value[1]) })}</span>
    </dd>
  )
}

/** Half and 90% within, one below the other. */
const within = (pair: Figure['claim']): ReactNode =>
  pair ? (
    <>
      {timeOf(pair[0])}{' '}
      <span className={styles.most}>{filled(words.mostShort, { time: timeOf(pair[1]) })}</span>
    </>
  ) : (
    words.nothing
  )

const COLUMNS: readonly (readonly [label: string, cell: (figure: Figure) => ReactNode])[] = [
  [words.columns.leads, ({ leads }) => leads],
  [words.columns.claim, ({ claim }) => within(claim)],
  [words.columns.contact, ({ contact }) => within(contact)],
  [words.columns.meetings, ({ meetings }) => meetings],
  [words.columns.clients, ({ clients }) => clients],
]

function nameOf({ by, name }: Figure): string {
  if (name === null) return words.nobody
  if (by === 'week') return weekOf(name)
  return by === 'source' ? sourceName(name) : name
}

import { deskTeam } from '../../../content/desk-team.ts'
import type { Figure } from '../../../machines/desk.ts'
import styles from './WeeksChart.module.css'
import { timeOf, weekOf } from './words.ts'

/** The median time to the first contact, a bar for each week, the newest first, from nothing up. The table below says the same in figures. */
export function WeeksChart({ weeks }: { weeks: readonly Figure[] }) {
  const most = Math.max(...weeks.map(({ contact }) => contact?.[0] ?? 0))
  if (most === 0) return null
  return (
    <figure className="column" data-gap="small" aria-hidden="true">
      <figcaption className="note">{deskTeam.figures.chart}</figcaption>
      <div className={styles.bars}>
        {weeks.map(({ name, contact }) => (
          <div key={name} className={styles.week}>
            <span>{contact ? timeOf(contact[0]) : deskTeam.figures.nothing}</span>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x="0.2"
                width="0.6"
                y={1 - (contact?.[0] ?? 0) / most}
                height={(contact?.[0] ?? 0) / most}
              />
            </svg>
            <span>{weekOf(name ?? '')}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}

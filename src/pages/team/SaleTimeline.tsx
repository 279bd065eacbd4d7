import { team } from '../../../content/pages/team.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './SaleTimeline.module.css'

const { title, intro, caption, roleLabel, presentLabel, absentLabel, stages } = team.journey

/** The roles, in the order in which a client meets them. */
const roles = [...new Set<string>(stages.flatMap((stage) => stage.roles))].flatMap((id) =>
  team.roles.items.filter((item) => item.id === id),
)

/**
 * The stages of a sale as columns, with a mark for each role involved; the agent's row is a continuous line.
 */
export function SaleTimeline() {
  return (
    <Section tone="sunk" labelledBy="journey-title">
      <div className={styles.beside}>
        <SectionHeading id="journey-title" title={title} lead={intro} />
        <table className={styles.chart}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{roleLabel}</span>
              </th>
              {stages.map((stage) => (
                <th key={stage.title} scope="col">
                  <span>{stage.title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map(({ id, role, place }) => (
              <tr key={id} data-place={place}>
                <th scope="row">{role}</th>
                {stages.map((stage) => {
                  const present = stage.roles.some((one) => one === id)
                  return (
                    <td key={stage.title} data-present={present || undefined}>
                      <span className="visually-hidden">{present ? presentLabel : absentLabel}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

import { team } from '../../../content/pages/team.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './Roles.module.css'

const { title, places, items, askLabel } = team.roles
const PLACES = ['agent', 'office'] as const

/** All roles: the agents first, then the office. */
export function Roles() {
  return (
    <Section labelledBy="roles-title">
      <h2 id="roles-title">{title}</h2>
      {PLACES.map((place) => (
        <div key={place} className={styles.group} data-place={place}>
          <Split columns="1:2">
            <div className="stack">
              <h3 className="subheading">{places[place].title}</h3>
              <p className="secondary">{places[place].text}</p>
            </div>
            <ul className={place === 'office' ? 'rows tiles' : 'rows'} data-plain>
              {items
                .filter((item) => item.place === place)
                .map(({ id, role, does, askAbout }) => (
                  <li key={id}>
                    <h4>{role}</h4>
                    <p className="secondary">{does}</p>
                    <p className="secondary">
                      <span className={`label ${styles.asking}`}>{askLabel}</span> {askAbout}
                    </p>
                  </li>
                ))}
            </ul>
          </Split>
        </div>
      ))}
    </Section>
  )
}

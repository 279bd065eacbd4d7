import { team } from '../../../content/pages/team.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Roles.module.css'

const { title, places, items, askLabel } = team.roles
const PLACES = ['agent', 'office'] as const

/** Every role: those who may be your agent first, then those behind them, like a magazine's masthead. */
export function Roles() {
  return (
    <Section labelledBy="roles-title">
      <h2 id="roles-title">{title}</h2>
      {PLACES.map((place) => (
        <div key={place} className={styles.group} data-place={place}>
          <div className={styles.heading}>
            <h3>{places[place].title}</h3>
            <p>{places[place].text}</p>
          </div>
          <ul className={styles.list} data-plain>
            {items
              .filter((item) => item.place === place)
              .map(({ id, role, does, askAbout }) => (
                <li key={id}>
                  <h4>{role}</h4>
                  <p>{does}</p>
                  <p className={styles.ask}>
                    <span>{askLabel}</span> {askAbout}
                  </p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

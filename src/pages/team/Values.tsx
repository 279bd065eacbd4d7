import { team } from '../../../content/pages/team.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './Values.module.css'

const { title, items } = team.values

export function Values() {
  return (
    <Section tone="dark" labelledBy="rules-title">
      <Split columns="1:2">
        <div>
          <h2 id="rules-title" className="eyebrow">
            {title}
          </h2>
        </div>
        <ol className={`rows ${styles.rules}`} data-gap="large" role="list">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Split>
    </Section>
  )
}

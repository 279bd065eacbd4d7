import { team } from '../../../content/pages/team.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'

const { title, items } = team.values

/** What clients can count on, as a statement of three sentences. */
export function Values() {
  return (
    <Section tone="dark" labelledBy="rules-title">
      <Split columns="1:2">
        <h2 id="rules-title" className="eyebrow">
          {title}
        </h2>
        <ol className="rows" data-gap="large" data-between role="list">
          {items.map((item) => (
            <li key={item} className="heading">
              {item}
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  )
}

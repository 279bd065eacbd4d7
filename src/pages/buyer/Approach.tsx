import { buyer } from '../../../content/pages/buyer.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

const { title, defaultTab, tabs } = buyer.approach

/** The team's approach in five tabs. */
export function Approach() {
  return (
    <Section tone="sunk" labelledBy="approach-title">
      <Split columns="1:2">
        <h2 id="approach-title" className="sticky">
          {title}
        </h2>
        <Tabs
          label={title}
          defaultValue={defaultTab}
          items={tabs.map((tab) => ({ value: tab.id, label: tab.label, content: <Side {...tab} /> }))}
        />
      </Split>
    </Section>
  )
}

function Side({ title: name, text, points }: (typeof tabs)[number]) {
  return (
    <Split>
      <div className="stack">
        <h3 className="heading">{name}</h3>
        <p className="lead">{text}</p>
      </div>
      <ul className="rows" data-closed data-plain>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Split>
  )
}

import { buyer } from '../../../content/pages/buyer.ts'
import { Split } from '../../ui/Split.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

const { title, defaultTab, tabs } = buyer.approach

export function ApproachTabs() {
  return (
    <Tabs
      label={title}
      defaultValue={defaultTab}
      items={tabs.map((tab) => ({ value: tab.id, label: tab.label, content: <Side {...tab} /> }))}
    />
  )
}

function Side({ title: name, text, points }: (typeof tabs)[number]) {
  return (
    <Split columns="1:1">
      <div className="stack">
        <h3 className="subheading">{name}</h3>
        <p className="lead">{text}</p>
      </div>
      <ul className="rows" data-closed role="list">
        {points.map((point) => (
          <li key={point}>
            <p className="lead">{point}</p>
          </li>
        ))}
      </ul>
    </Split>
  )
}

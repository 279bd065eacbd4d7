import { tools } from '../../../content/pages/tools.ts'
import { CalculatorFrame } from '../../features/embed/CalculatorFrame.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'

const { title, text, frame, action, note, failed, link, own } = tools.rental

/** The network's rental calculator, embedded on request, with links to it and to our own. */
export function RentalCalculatorFrame() {
  return (
    <Section tone="dark" labelledBy="rental-title">
      <Split columns="1:2">
        <div className="stack">
          <h2 id="rental-title">{title}</h2>
          <p className="lead">{text}</p>
          <ul role="list">
            <li>
              <ArrowLink destination={own}>{own.label}</ArrowLink>
            </li>
            <li>
              <ArrowLink destination={link}>{link.label}</ArrowLink>
            </li>
          </ul>
        </div>
        <CalculatorFrame frame={frame} poster={{ action, note }} failed={failed} link={link} />
      </Split>
    </Section>
  )
}

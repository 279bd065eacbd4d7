import { socialPresence } from '../../../content/pages/social-presence.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'

const { principlesTitle, principles } = socialPresence.strategy

/** Four principles in a two-by-two grid. */
export function Principles() {
  return (
    <Section tone="dark" labelledBy="principles-title">
      <Split columns="1:2">
        <h2 id="principles-title" className="title">
          {principlesTitle}
        </h2>
        <ol className="ruled-columns" data-min="large" data-closed role="list">
          {principles.map(({ title, text }) => (
            <li key={title}>
              <h3 className="subheading accent">{title}</h3>
              <p className="secondary">{text}</p>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  )
}

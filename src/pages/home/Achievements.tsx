import { home } from '../../../content/pages/home.ts'
import { Section } from '../../ui/Section.tsx'
import { Figures } from './Figures.tsx'

const { label, claims } = home.achievements

/** The team's reach in figures. */
export function Achievements() {
  return (
    <Section labelledBy="achievements-title" space="tight">
      <h2 id="achievements-title" className="label">
        {label}
      </h2>
      <Figures claims={claims} />
    </Section>
  )
}

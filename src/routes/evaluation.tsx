import { createFileRoute } from '@tanstack/react-router'
import { evaluation } from '../../content/pages/evaluation.ts'
import { LeadForm } from '../features/leads/LeadForm.tsx'
import { Figures } from '../features/marketing/Figures.tsx'
import layout from '../features/marketing/layout.module.css'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { Points } from '../features/marketing/Points.tsx'
import { Split } from '../features/marketing/Split.tsx'
import { Testimonial } from '../features/marketing/Testimonial.tsx'
import { pageHead } from '../seo/head.ts'
import { Section } from '../ui/Section.tsx'

export const Route = createFileRoute('/evaluation')({
  head: () => pageHead(import('../../content/pages/evaluation.ts')),
  component: Evaluation,
})

function Evaluation() {
  const { hero, form, benefits, testimonial, stats, process } = evaluation
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <ul className={layout.badges}>
          {hero.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </PageHero>
      <Section>
        <Split aside={<Points title={benefits.title} items={benefits.items} />}>
          <LeadForm content={form} />
        </Split>
      </Section>
      <Section tone="dark">
        <div className={layout.stack}>
          <Testimonial quote={testimonial.quote} author={testimonial.author} />
          <Figures figures={stats} />
        </div>
      </Section>
      <Section>
        <Points title={process.title} items={process.steps} numbered />
      </Section>
    </>
  )
}

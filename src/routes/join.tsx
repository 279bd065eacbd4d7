import { createFileRoute } from '@tanstack/react-router'
import { join } from '../../content/pages/join.ts'
import { LeadForm } from '../features/leads/LeadForm.tsx'
import { Figures } from '../features/marketing/Figures.tsx'
import layout from '../features/marketing/layout.module.css'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { Points } from '../features/marketing/Points.tsx'
import { Split } from '../features/marketing/Split.tsx'
import { Testimonial } from '../features/marketing/Testimonial.tsx'
import { pageHead } from '../seo/head.ts'
import { buttonLook } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'

export const Route = createFileRoute('/join')({
  head: () => pageHead(import('../../content/pages/join.ts')),
  component: Join,
})

const FORM_ANCHOR = `#${join.form.id}-form`

function Join() {
  const { hero, stats, benefits, form, testimonials, closing } = join
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <p className={layout.actions}>
          <a href={FORM_ANCHOR} {...buttonLook()}>
            {hero.callToAction}
          </a>
        </p>
        <Figures figures={stats} />
      </PageHero>
      <Section>
        <Split aside={<Points title={benefits.title} items={benefits.items} />}>
          <LeadForm content={form} />
        </Split>
      </Section>
      <Section tone="sunk">
        <div className={layout.stack}>
          {testimonials.map(({ quote, author }) => (
            <Testimonial key={author} quote={quote} author={author} />
          ))}
        </div>
      </Section>
      <Section tone="dark">
        <h2>{closing.title}</h2>
        <p>{closing.text}</p>
        <p className={layout.actions}>
          <a href={FORM_ANCHOR} {...buttonLook()}>
            {closing.callToAction}
          </a>
        </p>
      </Section>
    </>
  )
}

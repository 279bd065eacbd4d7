import { createFileRoute } from '@tanstack/react-router'
import { contact } from '../../content/pages/contact.ts'
import { site } from '../../content/site.ts'
import { LeadForm } from '../features/leads/LeadForm.tsx'
import layout from '../features/marketing/layout.module.css'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { Split } from '../features/marketing/Split.tsx'
import { pageHead } from '../seo/head.ts'
import { Section } from '../ui/Section.tsx'

export const Route = createFileRoute('/contact')({
  head: () => pageHead(import('../../content/pages/contact.ts')),
  component: Contact,
})

function Contact() {
  const { hero, form } = contact
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
      <Section>
        <Split aside={<Details />}>
          <LeadForm content={form} />
        </Split>
      </Section>
    </>
  )
}

function Details() {
  const { details } = contact
  return (
    <>
      <h2>{details.title}</h2>
      <dl className={layout.details}>
        <div>
          <dt>{details.phoneLabel}</dt>
          <dd>
            <a href={site.phone.href}>{site.phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>{details.emailLabel}</dt>
          <dd>
            <a href={site.email.href}>{site.email.address}</a>
          </dd>
        </div>
        <div>
          <dt>{details.locationLabel}</dt>
          <dd>{details.location}</dd>
        </div>
        <div>
          <dt>{details.hoursLabel}</dt>
          <dd>
            {site.hours.map(({ days, label }) => (
              <p key={days}>
                <span>{days}</span> <span>{label}</span>
              </p>
            ))}
          </dd>
        </div>
      </dl>
    </>
  )
}

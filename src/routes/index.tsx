import { createFileRoute, Link } from '@tanstack/react-router'
import { home } from '../../content/pages/home.ts'
import { site } from '../../content/site.ts'
import { Figures } from '../features/marketing/Figures.tsx'
import layout from '../features/marketing/layout.module.css'
import { PageHero } from '../features/marketing/PageHero.tsx'
import { pageHead } from '../seo/head.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'

export const Route = createFileRoute('/')({
  head: () => pageHead(import('../../content/pages/home.ts')),
  component: Home,
})

function Home() {
  const { hero, stats, closing } = home
  return (
    <>
      <PageHero eyebrow={hero.badge} title={hero.title} lead={hero.lead}>
        <p className={layout.actions}>
          <Link to="/evaluation" className={buttonClass()}>
            {hero.evaluationAction}
          </Link>
          <a href={site.phone.href} className={buttonClass('quiet')}>
            {hero.callAction} {site.phone.display}
          </a>
        </p>
      </PageHero>
      <Section>
        <Figures figures={stats} />
      </Section>
      <Section tone="sunk">
        <h2>{closing.title}</h2>
        <p>{closing.text}</p>
        <p className={layout.actions}>
          <Link to="/contact" className={buttonClass()}>
            {closing.scheduleAction}
          </Link>
          <a href={site.phone.href} className={buttonClass('quiet')}>
            {hero.callAction} {site.phone.display}
          </a>
        </p>
      </Section>
    </>
  )
}

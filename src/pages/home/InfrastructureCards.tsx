import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { home } from '../../../content/pages/home.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './InfrastructureCards.module.css'
import { NetworkFigure } from './NetworkFigure.tsx'
import { DeskFigure, HoursFigure, YearFigure } from './SmallFigures.tsx'

const { title, intro, cards } = home.infrastructure

const figures = {
  network: <NetworkFigure />,
  marketing: <YearFigure />,
  agents: <DeskFigure />,
  turnaround: <HoursFigure />,
}

/** What a listing stands on: one large card and three smaller ones, each drawn for what it says. */
export function InfrastructureCards() {
  return (
    <Section labelledBy="infrastructure-title">
      <SectionHeading id="infrastructure-title" title={title} lead={intro} layout="split" />
      <ul className={styles.cards} data-plain>
        {cards.map((card) => (
          <Card key={card.id} {...card} />
        ))}
      </ul>
    </Section>
  )
}

function Card({ id, claim, title, text, link }: (typeof cards)[number]) {
  return (
    <li className={styles.card} data-card={id}>
      {figures[id]}
      <div className={styles.words} data-tone={id === 'network' ? 'dark' : undefined}>
        <p className={styles.claim}>
          <strong>{claim.figure}</strong> <span>{claim.label}</span>
        </p>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Link {...destination(link)} className={styles.link}>
          {link.label}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </li>
  )
}

/** As text: the router's own type of addresses does not know every page of the site yet. */
function destination({ to, hash }: { to: string; hash: string }) {
  return { to, hash }
}

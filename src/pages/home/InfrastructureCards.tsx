import { home } from '../../../content/pages/home.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './InfrastructureCards.module.css'
import { NetworkFigure } from './NetworkFigure.tsx'
import { DeskFigure, HoursFigure, YearFigure } from './SmallFigures.tsx'

const { title, intro, cards } = home.infrastructure

const SURFACE = { network: 'night', marketing: 'wheat', agents: 'raised', turnaround: 'glacier' } as const

const figures = {
  network: <NetworkFigure className={`cover ${styles.network}`} />,
  marketing: <YearFigure />,
  agents: <DeskFigure />,
  turnaround: <HoursFigure />,
}

/** One large card and three smaller ones on the team's infrastructure, each with a drawing. */
export function InfrastructureCards() {
  return (
    <Section labelledBy="infrastructure-title">
      <SectionHeading id="infrastructure-title" title={title} lead={intro} layout="split" />
      <ul className={`tiles ${styles.cards}`} role="list">
        {cards.map((card) => (
          <Card key={card.id} {...card} />
        ))}
      </ul>
    </Section>
  )
}

function Card({ id, claim, title, text, link }: (typeof cards)[number]) {
  const isLarge = id === 'network'
  const figure = isLarge || id === 'marketing' ? 'figure-large' : 'figure'
  return (
    <li
      className={`card ${styles.card}`}
      data-card={id}
      data-surface={SURFACE[id]}
      data-tone={isLarge ? 'dark' : undefined}
    >
      {figures[id]}
      <div className="stack" data-gap="small">
        <p className={`note ${styles.claim}`}>
          <strong className={figure}>{claim.figure}</strong> {claim.label}
        </p>
        <h3>{title}</h3>
        <p className="secondary">{text}</p>
        <ArrowLink destination={link}>{link.label}</ArrowLink>
      </div>
    </li>
  )
}

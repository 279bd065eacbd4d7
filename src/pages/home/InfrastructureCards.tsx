import { home } from '../../../content/pages/home.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Likeness } from '../../ui/Likeness.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './InfrastructureCards.module.css'

const { title, intro, cards } = home.infrastructure

const SURFACE = { network: 'night', marketing: 'wheat', agents: 'raised', turnaround: 'glacier' } as const

/** One large card, beside the heading and a smaller card, and two more below: each a picture and its words. */
export function InfrastructureCards() {
  return (
    <Section labelledBy="infrastructure-title">
      <div className={styles.layout}>
        <div className="column">
          <h2 id="infrastructure-title">{title}</h2>
          <p className="lead">{intro}</p>
        </div>
        <ul className={`tiles ${styles.cards}`} role="list">
          {cards.map((card) => (
            <Card key={card.id} {...card} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

type CardProps = (typeof cards)[number]

function Card(card: CardProps) {
  const { id, claim, title, text, link } = card
  const isLarge = id === 'network'
  return (
    <li
      className={`card ${styles.card}`}
      data-card={id}
      data-surface={SURFACE[id]}
      data-tone={isLarge ? 'dark' : undefined}
    >
      <Figure {...card} />
      <div className="stack" data-gap="small">
        <h3 className={isLarge ? 'heading' : 'subheading'}>{title}</h3>
        <p className={styles.claim}>
          <strong>{claim.figure}</strong> {claim.label}
        </p>
        <p className="secondary">{text}</p>
        <ArrowLink destination={link}>{link.label}</ArrowLink>
      </div>
    </li>
  )
}

function Figure(card: CardProps) {
  if ('scene' in card)
    return (
      <div className={`screen-only ${styles.picture}`}>
        <Scene scene={card.scene} className="cover" />
      </div>
    )
  if ('people' in card)
    return (
      <div className={`screen-only ${styles.people}`}>
        {card.people.map((person) => (
          <div key={person.id}>
            <Likeness person={person} sizes="5rem" />
          </div>
        ))}
      </div>
    )
  return <Scene scene="network-lights" className={`cover screen-only ${styles.network}`} />
}

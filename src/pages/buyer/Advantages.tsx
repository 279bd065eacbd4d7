import { buyer } from '../../../content/pages/buyer.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { BillFigure, SheetsFigure } from './AdvantageFigures.tsx'
import styles from './Advantages.module.css'

const { title, items } = buyer.advantages
const { agreement } = buyer

const SURFACE = { reach: 'glacier', worth: 'wheat', cost: 'raised', no: 'night' } as const

const figures = {
  reach: <Scene scene="quiet-street" className={styles.street} />,
  worth: <SheetsFigure />,
  cost: <BillFigure />,
  no: null,
}

/** Four cards on the advantages of an agent, three of them with a drawing. */
export function Advantages() {
  return (
    <Section labelledBy="advantages-title">
      <SectionHeading id="advantages-title" title={title} />
      <ul className={styles.cards} role="list">
        {items.map(({ id, title: name, text }) => (
          <li
            key={id}
            className={`card ${styles.card}`}
            data-card={id}
            data-surface={SURFACE[id]}
            data-tone={id === 'no' ? 'dark' : undefined}
          >
            {figures[id]}
            <div className="stack" data-gap="small">
              <h3 className={id === 'no' ? 'heading' : 'subheading'}>{name}</h3>
              <p className={id === 'no' ? 'lead' : 'secondary'}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`cluster ${styles.agreement}`}>
        <h3>{agreement.title}</h3>
        <p className="secondary">
          {agreement.text} <Source />
        </p>
      </div>
    </Section>
  )
}

function Source() {
  const { href, label } = agreement.source
  return <PageLink destination={{ href }}>{label}</PageLink>
}

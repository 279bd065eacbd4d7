import { buyer } from '../../../content/pages/buyer.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { BillFigure, StacksFigure, StreetFigure } from './AdvantageFigures.tsx'
import styles from './Advantages.module.css'

const { title, items } = buyer.advantages
const { agreement } = buyer

const figures = {
  reach: <StreetFigure />,
  worth: <StacksFigure />,
  cost: <BillFigure />,
  no: null,
}

/** What changes with an agent: four cards, each drawn for what it says; the last needs no drawing. */
export function Advantages() {
  return (
    <Section labelledBy="advantages-title">
      <h2 id="advantages-title">{title}</h2>
      <ul className={styles.cards} data-plain>
        {items.map(({ id, title: name, text }) => (
          <li key={id} className={styles.card} data-card={id} data-tone={id === 'no' ? 'dark' : undefined}>
            {figures[id]}
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.agreement}>
        <h3>{agreement.title}</h3>
        <p>
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

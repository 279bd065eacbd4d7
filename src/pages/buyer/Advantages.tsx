import { buyer } from '../../../content/pages/buyer.ts'
import bills from '../../assets/scenes/cost-table.svg?no-inline'
import sheets from '../../assets/scenes/home-sheets.svg?no-inline'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './Advantages.module.css'

const { title, items } = buyer.advantages
const { agreement } = buyer
const { href, label } = agreement.source

const SURFACE = { reach: 'glacier', worth: 'wheat', cost: 'raised', no: 'night' } as const

/** Their words say the same as the drawings, which have none of their own. */
const FIGURES = { reach: null, worth: sheets, cost: bills, no: null } as const

/** Four cards on the advantages of an agent, every other one with a drawing. */
export function Advantages() {
  return (
    <Section labelledBy="advantages-title">
      <SectionHeading id="advantages-title" title={title} />
      <ul className={styles.cards} role="list">
        {items.map(({ id, title: name, text }) => (
          <li
            key={id}
            className={`card ${styles.card}`}
            data-surface={SURFACE[id]}
            data-tone={id === 'no' ? 'dark' : undefined}
          >
            {FIGURES[id] && <img src={FIGURES[id]} alt="" width={900} height={600} loading="lazy" />}
            <div className="stack" data-gap="small">
              <h3 className={FIGURES[id] ? 'subheading' : 'heading'}>{name}</h3>
              <p className={FIGURES[id] ? 'secondary' : 'lead'}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="column">
        <h3>{agreement.title}</h3>
        <p className="secondary">
          {agreement.text} <PageLink destination={{ href }}>{label}</PageLink>
        </p>
      </div>
    </Section>
  )
}

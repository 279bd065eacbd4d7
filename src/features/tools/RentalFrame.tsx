import { tools } from '../../../content/pages/tools.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { CalculatorFrame } from '../calculators/CalculatorFrame.tsx'
import styles from './RentalFrame.module.css'

const { title, text, frame, action, note, failed, link, own } = tools.rental

/** The rental calculator of the network, on this page once it is asked for; and the way to our own. */
export function RentalFrame() {
  return (
    <Section tone="dark" labelledBy="rental-title">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="rental-title">{title}</h2>
          <p>{text}</p>
          <ul data-plain>
            <li>
              <ArrowLink destination={own}>{own.label}</ArrowLink>
            </li>
            <li>
              <ArrowLink destination={link}>{link.label}</ArrowLink>
            </li>
          </ul>
        </div>
        <CalculatorFrame frame={frame} poster={{ action, note }} failed={failed} link={link} />
      </div>
    </Section>
  )
}

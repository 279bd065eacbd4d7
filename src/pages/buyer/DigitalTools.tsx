import { buyer } from '../../../content/pages/buyer.ts'
import { CalculatorFrame } from '../../features/embed/CalculatorFrame.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './DigitalTools.module.css'

const { title, items } = buyer.digitalTools
const [rental, moving, costs] = items

/** One calculator to use here, and beside it two that are used elsewhere. */
export function DigitalTools() {
  return (
    <Section labelledBy="tools-title">
      <h2 id="tools-title">{title}</h2>
      <div className={styles.tools}>
        <div className={styles.main}>
          <h3>{rental.title}</h3>
          <p>{rental.text}</p>
          <CalculatorFrame frame={rental.frame} poster={rental.poster} link={rental.link} />
        </div>
        <div className={styles.tool}>
          <h3>{moving.title}</h3>
          <p>{moving.text}</p>
          <ArrowLink destination={moving.link}>{moving.link.label}</ArrowLink>
        </div>
        <div className={styles.tool}>
          <h3>{costs.title}</h3>
          <p>{costs.text}</p>
          <ArrowLink destination={costs.link}>{costs.link.label}</ArrowLink>
          <ArrowLink destination={costs.own}>{costs.own.label}</ArrowLink>
        </div>
      </div>
    </Section>
  )
}

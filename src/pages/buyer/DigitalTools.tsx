import { buyer } from '../../../content/pages/buyer.ts'
import { CalculatorFrame } from '../../features/embed/CalculatorFrame.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './DigitalTools.module.css'

const { title, items } = buyer.digitalTools
const [rental, moving, costs] = items

/** One embedded calculator, and links to two others. */
export function DigitalTools() {
  return (
    <Section labelledBy="tools-title">
      <SectionHeading id="tools-title" title={title} />
      <Split columns="2:1">
        <div className={styles.main}>
          <h3 className="subheading">{rental.title}</h3>
          <p className="secondary">{rental.text}</p>
          <CalculatorFrame frame={rental.frame} poster={rental.poster} link={rental.link} />
        </div>
        <div className={`stack ${styles.tools}`}>
          <div className="stack" data-gap="small">
            <h3 className="subheading">{moving.title}</h3>
            <p className="secondary">{moving.text}</p>
            <ArrowLink destination={moving.link}>{moving.link.label}</ArrowLink>
          </div>
          <div className="stack" data-gap="small">
            <h3 className="subheading">{costs.title}</h3>
            <p className="secondary">{costs.text}</p>
            <ArrowLink destination={costs.link}>{costs.link.label}</ArrowLink>
            <ArrowLink destination={costs.own}>{costs.own.label}</ArrowLink>
          </div>
        </div>
      </Split>
    </Section>
  )
}

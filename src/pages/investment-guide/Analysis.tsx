import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Analysis.module.css'

const { id, title, text, includes, link, tool } = investmentGuide.analysis

/** A call to action for a property analysis, with what it includes. */
export function Analysis() {
  return (
    <GuideSection id={id} title={title} lead={text} tone="dark" width="wide">
      <div className="column" data-gap="large">
        <ol className={`tiles numbered ${styles.includes}`} data-size="large" role="list">
          {includes.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        <div className="cluster">
          <PageLink destination={link} {...buttonLook()}>
            {link.label}
          </PageLink>
          <ArrowLink destination={tool}>{tool.label}</ArrowLink>
        </div>
      </div>
    </GuideSection>
  )
}

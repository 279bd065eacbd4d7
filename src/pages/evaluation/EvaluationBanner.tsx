import { Mail, Phone } from 'lucide-react'
import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { evaluation } from '../../../content/pages/evaluation.ts'
import { site } from '../../../content/site.ts'
import { Revealed } from '../../features/motion/Revealed.tsx'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import { ValuationForm } from './ValuationForm.tsx'

const { eyebrow, title, text, callAction } = evaluation.banner

/** Other ways to get in touch. Fades in once enough of it is visible (section 2). */
export function EvaluationBanner() {
  return (
    <Section labelledBy="banner-title" tone="wheat" space="act">
      <Revealed threshold={VISIBILITY_THRESHOLD.evaluationBanner}>
        <Split columns="1:1" align="center">
          <div className="stack">
            <p className="eyebrow">{eyebrow}</p>
            <h2 id="banner-title">{title}</h2>
            <p className="lead">{text}</p>
            <Actions>
              <a href={site.phone.href} {...buttonLook({ kind: 'quiet' })}>
                <Phone aria-hidden="true" />
                {callAction} {site.phone.display}
              </a>
              <a href={site.email.href} {...buttonLook({ kind: 'quiet' })}>
                <Mail aria-hidden="true" />
                {site.email.address}
              </a>
            </Actions>
          </div>
          <ValuationForm />
        </Split>
      </Revealed>
    </Section>
  )
}

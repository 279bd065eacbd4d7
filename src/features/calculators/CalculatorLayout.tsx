import { type ReactNode, useRef } from 'react'
import { cadCents } from '../../../content/formats.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import { useUnhydrated } from '../../ui/use-unhydrated.ts'
import { CalculatorForm, type Group } from './CalculatorForm.tsx'
import styles from './CalculatorLayout.module.css'
import { ComesFrom } from './ComesFrom.tsx'
import { summarizeCorrections, useCorrections } from './Corrections.tsx'
import { type Outcome, Result } from './Result.tsx'
import { ShareLink } from './ShareLink.tsx'
import type { Calculator } from './use-calculator.ts'

type Copy = {
  id: string
  title: string
  intro: string
  note: string
  lead: { link: { label: string; to: '/contact' }; note: string }
}

type Props = {
  copy: Copy
  calculator: Calculator
  groups: readonly Group[]
  /** For a long form. */
  dense?: boolean
  outcome: Outcome
  /** Prefills the message of the lead form. */
  message: string
  /** In the result panel, below the figure. */
  children: ReactNode
  /** Full width, below the form and the result. */
  detail?: ReactNode
}

/** The form, the result beside it, and the detail below both. */
export function CalculatorLayout({
  copy,
  calculator,
  groups,
  dense = false,
  outcome,
  message,
  children,
  detail,
}: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const corrections = useCorrections(calculator, copy.id, groups)
  const fields = groups.flatMap((group) => group.fields)
  return (
    <section
      id={copy.id}
      className={styles.calculator}
      aria-labelledby={`${copy.id}-title`}
      data-unhydrated={useUnhydrated()}
    >
      <SectionHeading id={`${copy.id}-title`} title={copy.title} lead={copy.intro}>
        <ComesFrom />
      </SectionHeading>
      <Split>
        <CalculatorForm
          id={copy.id}
          calculator={calculator}
          groups={groups}
          dense={dense}
          refused={outcome.kind === 'refused' ? outcome : undefined}
          showResult={() => panel.current?.focus()}
        >
          <span className={`note ${styles.short}`} aria-hidden="true">
            {corrections.length > 0 ? (
              summarizeCorrections(corrections)
            ) : outcome.kind === 'figure' ? (
              <>
                {outcome.label} <strong>{cadCents(outcome.amount)}</strong>
              </>
            ) : (
              summarizeCorrections(fields.filter(({ name }) => name === outcome.field))
            )}
          </span>
        </CalculatorForm>
        <div className="stack sticky">
          <Result
            calculator={calculator}
            outcome={outcome}
            corrections={corrections}
            panel={panel}
            lead={copy.lead}
            message={message}
          >
            {children}
          </Result>
          <ShareLink title={copy.title} calculator={calculator} />
          <p className="note">{copy.note}</p>
        </div>
      </Split>
      {detail && (
        <div
          className={styles.detail}
          data-outdated={corrections.length > 0 || outcome.kind === 'refused' || undefined}
        >
          {detail}
        </div>
      )}
    </section>
  )
}

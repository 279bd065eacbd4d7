import { type ReactNode, useRef } from 'react'
import { CalculatorForm, type Group } from './CalculatorForm.tsx'
import styles from './CalculatorLayout.module.css'
import { type Outcome, Result, shortly } from './Result.tsx'
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
  outcome: Outcome
  /** Goes along to the lead form. */
  message: string
  /** On the leaf, beneath the figure. */
  children: ReactNode
  /** Across the whole width, beneath both. */
  detail?: ReactNode
}

/** A calculator: what is asked, beside it what comes of it, beneath it the same in detail. */
export function CalculatorLayout({ copy, calculator, groups, outcome, message, children, detail }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <section id={copy.id} className={styles.calculator} aria-labelledby={`${copy.id}-title`}>
      <header className={styles.head}>
        <h2 id={`${copy.id}-title`}>{copy.title}</h2>
        <p>{copy.intro}</p>
      </header>
      <div className={styles.pair}>
        <CalculatorForm
          id={copy.id}
          calculator={calculator}
          groups={groups}
          showResult={() => panel.current?.focus()}
        >
          <span className={styles.short} aria-hidden="true">
            {outcome.kind === 'figure' ? (
              <>
                {outcome.label} <strong>{outcome.figure}</strong>
              </>
            ) : (
              shortly(outcome)
            )}
          </span>
        </CalculatorForm>
        <div className={styles.result}>
          <Result calculator={calculator} outcome={outcome} panel={panel} lead={copy.lead} message={message}>
            {children}
          </Result>
          <p className={styles.note}>{copy.note}</p>
        </div>
      </div>
      {detail && <div className={styles.detail}>{detail}</div>}
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ArrowRight, Ban } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { Cents } from '../../../calculators/cents.ts'
import { calculatorText } from '../../../content/calculators/copy.ts'
import { cadCents } from '../../../content/formats.ts'
import arrow from '../../ui/ArrowLink.module.css'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { type Correction, Corrections, summarizeCorrections } from './Corrections.tsx'
import styles from './Result.module.css'
import type { Calculator } from './use-calculator.ts'

/** A figure, or why there is none and a value that would give one. */
export type Outcome =
  | ({ kind: 'figure' } & Headline)
  | {
      kind: 'refused'
      reason: string
      /** The name of the invalid field. */
      field: string
      suggestion: { label: string; apply: () => void }
      /** The figure of the previous inputs, which stays. */
      last?: Headline
    }

type Headline = { label: string; amount: Cents }

type Props = {
  calculator: Calculator
  outcome: Outcome
  /** The fields to correct, if the outcome is out of date. */
  corrections: readonly Correction[]
  panel: RefObject<HTMLDivElement | null>
  /** The link to the lead form, which takes `message` from its URL. */
  lead: { link: { label: string; to: '/contact' }; note: string }
  message: string
  children: ReactNode
}

/** The panel that shows a result. */
export function Result({ calculator, outcome, corrections, panel, lead, message, children }: Props) {
  // Announced once the inputs settle, not at every step of a slider.
  const settled = useSelector(calculator.actor, (snapshot) => snapshot.matches({ address: 'settled' }))
  const outdated = corrections.length > 0
  return (
    <div
      ref={panel}
      className={styles.panel}
      data-tone="dark"
      data-outdated={outdated || outcome.kind === 'refused' || undefined}
      tabIndex={-1}
    >
      {outcome.kind === 'figure' ? (
        <>
          <div className="cluster">
            <h3 className="label">{outcome.label}</h3>
            {outdated && <Badge tone="error">{calculatorText.outdated.label}</Badge>}
          </div>
          <Figure amount={outcome.amount} />
        </>
      ) : (
        <>
          <div className="stack">
            <Ban aria-hidden="true" size={32} color="var(--alert)" />
            <h3>{outcome.reason}</h3>
            <Button kind="quiet" size="small" onClick={outcome.suggestion.apply}>
              {outcome.suggestion.label}
            </Button>
          </div>
          {outcome.last && (
            <>
              <p className="label">
                {calculatorText.before}: {outcome.last.label}
              </p>
              <Figure amount={outcome.last.amount} size="small" />
            </>
          )}
        </>
      )}
      {outdated && <Corrections corrections={corrections} />}
      {children}
      <p className="visually-hidden" role="status">
        {settled && (outdated ? summarizeCorrections(corrections) : summarize(outcome))}
      </p>
      {outcome.kind === 'figure' && !outdated && (
        <div className="screen-only">
          <Link to={lead.link.to} search={{ message }} className={arrow.link}>
            <span className={arrow.words}>{lead.link.label}</span>
            <ArrowRight aria-hidden="true" />
          </Link>
          <p className="note">{lead.note}</p>
        </div>
      )}
    </div>
  )
}

/** The large figure, with its cents small and raised. */
function Figure({ amount, size }: { amount: Cents; size?: 'small' }) {
  const [whole, cents] = cadCents(amount).split('.')
  return (
    <p className={`figure ${styles.amount}`} data-size={size}>
      {whole}
      {/* Raised cents need no point, except for screen readers and copying. */}
      <span className="visually-hidden">.</span>
      <span>{cents}</span>
    </p>
  )
}

/** For screen readers. */
function summarize(outcome: Outcome): string {
  return outcome.kind === 'figure' ? `${outcome.label}: ${cadCents(outcome.amount)}` : outcome.reason
}

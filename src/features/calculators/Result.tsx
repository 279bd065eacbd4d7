import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { ArrowRight, Ban } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './Result.module.css'
import type { Calculator } from './use-calculator.ts'

/** What came of it: a figure, or why there is none and what would bring one. */
export type Outcome =
  | { kind: 'figure'; label: string; figure: string }
  | { kind: 'refused'; words: string; remedy: { label: string; apply: () => void } }

type Props = {
  calculator: Calculator
  outcome: Outcome
  panel: RefObject<HTMLDivElement | null>
  /** The way to a person; `message` goes along to the lead form, which reads it from its address. */
  lead: { link: { label: string; to: '/contact' }; note: string }
  message: string
  children: ReactNode
}

/** The leaf on which a result stands. */
export function Result({ calculator, outcome, panel, lead, message, children }: Props) {
  // Told once the hand rests: not at every step of a slider.
  const resting = useSelector(calculator.actor, (snapshot) => snapshot.matches('settled'))
  return (
    <div ref={panel} className={styles.panel} data-tone="dark" tabIndex={-1}>
      {outcome.kind === 'figure' ? (
        <>
          <h3 className={styles.label}>{outcome.label}</h3>
          <Figure figure={outcome.figure} />
        </>
      ) : (
        <div className={styles.refusal}>
          <Ban aria-hidden="true" />
          <h3>{outcome.words}</h3>
          <Button kind="quiet" size="small" onClick={outcome.remedy.apply}>
            {outcome.remedy.label}
          </Button>
        </div>
      )}
      {children}
      <p className="visually-hidden" role="status">
        {resting && shortly(outcome)}
      </p>
      {outcome.kind === 'figure' && (
        <p className={styles.lead}>
          <Link to={lead.link.to} search={{ message }}>
            <span>{lead.link.label}</span>
            <ArrowRight aria-hidden="true" />
          </Link>
          <small>{lead.note}</small>
        </p>
      )}
    </div>
  )
}

/** The large figure; its cents are small print. */
function Figure({ figure }: { figure: string }) {
  const [whole, cents] = figure.split('.')
  return (
    <p className={styles.figure}>
      {whole}
      {cents && <span>.{cents}</span>}
    </p>
  )
}

/** For whoever listens, and for the strip beside the fields. */
export function shortly(outcome: Outcome): string {
  return outcome.kind === 'figure' ? `${outcome.label}: ${outcome.figure}` : outcome.words
}

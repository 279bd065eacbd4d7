import { useSelector } from '@xstate/react'
import { Calculator as CalculatorIcon } from 'lucide-react'
import { frameText } from '../../../content/calculators/copy.ts'
import type { ExternalLink } from '../../../content/links.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import spinner from '../../ui/Spinner.module.css'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './Embed.module.css'
import { EmbedFailure } from './EmbedFailure.tsx'
import { useEmbed } from './use-embed.ts'

type Props = {
  /** Its label is the frame's title. */
  frame: Pick<ExternalLink, 'label' | 'href'>
  /** On the facade: the button's label, and a note about what it does. */
  poster: { action: string; note: string }
  /** Shown when the frame does not load. */
  failed?: string
  /** The same calculator in a new tab. */
  link?: Pick<ExternalLink, 'label' | 'href'>
}

/** A third-party calculator. Its site is not contacted before the visitor asks for it. */
export function CalculatorFrame({ frame, poster, failed = frameText.failed, link = frame }: Props) {
  const { actor, request, frameProps } = useEmbed()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  const hydrated = useHydrated()
  return (
    <div className={`screen-only ${styles.embed}`} data-state={state}>
      {framed && (
        <iframe
          className={`cover ${styles.frame}`}
          title={frame.label}
          src={frame.href}
          referrerPolicy="strict-origin-when-cross-origin"
          {...frameProps}
        />
      )}
      {state === 'idle' && (
        <div className={styles.facade}>
          <Keypad />
          {hydrated ? (
            <Button onClick={request}>
              <CalculatorIcon aria-hidden="true" />
              {poster.action}
            </Button>
          ) : (
            <PageLink destination={{ href: link.href }} {...buttonLook()}>
              {link.label}
            </PageLink>
          )}
          <p>{poster.note}</p>
        </div>
      )}
      {state === 'failed' && (
        <EmbedFailure
          className={styles.facade}
          message={failed}
          retryLabel={frameText.retry}
          retry={request}
          link={link}
        />
      )}
      <p className={`${spinner.spinner} ${styles.waiting}`} data-size="large" role="status">
        {state === 'loading' && (
          <>
            <span className={spinner.ring} aria-hidden="true" />
            {frameText.loading}
          </>
        )}
      </p>
    </div>
  )
}

const KEYS = Array.from({ length: 12 }, (_, key) => ({
  x: 10 + (key % 4) * 22,
  y: 46 + Math.floor(key / 4) * 20,
}))

/** Placeholder drawing for a calculator that has not been requested. */
function Keypad() {
  return (
    <svg
      viewBox="0 0 96 112"
      width="96"
      fill="none"
      stroke="var(--control-line)"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="94" height="110" rx="8" />
      <rect x="10" y="12" width="76" height="22" rx="3" fill="var(--wheat)" stroke="var(--gold-text)" />
      {KEYS.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="10" height="10" rx="5" fill="var(--line)" stroke="none" />
      ))}
    </svg>
  )
}

import { useSelector } from '@xstate/react'
import { Calculator as CalculatorIcon, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { frameText } from '../../../content/calculators/copy.ts'
import type { ExternalLink } from '../../../content/links.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './Embed.module.css'
import { useCalculatorFrame } from './use-calculator-frame.ts'

type Props = {
  /** Its label is the frame's title. */
  frame: Pick<ExternalLink, 'label' | 'href'>
  /** What stands on the facade: what is pressed, and what that does. */
  poster: { action: string; note: string }
  /** Said when it does not come. */
  failed?: string
  /** The same calculator in a tab of its own. */
  link?: Pick<ExternalLink, 'label' | 'href'>
}

/** A calculator of another site, which hears of the visit only when the visitor asks for it. */
export function CalculatorFrame({ frame, poster, failed = frameText.failed, link = frame }: Props) {
  const { actor, request, frameProps } = useCalculatorFrame()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  const hydrated = useHydrated()
  const element = useRef<HTMLIFrameElement>(null)

  // The button that was pressed is gone: whoever pressed it goes on in the calculator.
  useEffect(() => {
    if (framed) element.current?.focus({ preventScroll: true })
  }, [framed])

  return (
    <div className={styles.embed} data-state={state}>
      {framed && (
        <iframe
          ref={element}
          className={styles.frame}
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
      {state === 'failed' && <Failure words={failed} retry={request} link={link} />}
      <p className={styles.waiting} role="status">
        {state === 'loading' && frameText.loading}
      </p>
    </div>
  )
}

type FailureProps = { words: string; retry: () => void; link: Pick<ExternalLink, 'label' | 'href'> }

function Failure({ words, retry, link }: FailureProps) {
  const again = useRef<HTMLParagraphElement>(null)
  // The frame that had the focus is gone.
  useEffect(() => again.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.facade}>
      <p ref={again} tabIndex={-1} role="alert">
        {words}
      </p>
      <div className={styles.ways}>
        <Button size="small" onClick={retry}>
          <RotateCw aria-hidden="true" />
          {frameText.retry}
        </Button>
        <PageLink destination={{ href: link.href }} {...buttonLook({ kind: 'quiet', size: 'small' })}>
          {link.label}
        </PageLink>
      </div>
    </div>
  )
}

const KEYS = Array.from({ length: 12 }, (_, key) => ({
  x: 10 + (key % 4) * 22,
  y: 46 + Math.floor(key / 4) * 20,
}))

/** A small drawing in place of what has not been asked for. */
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

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
import { RentBars } from './RentBars.tsx'
import { useEmbed } from './use-embed.ts'

type Props = {
  /** Its label is the frame's title. */
  frame: Pick<ExternalLink, 'label' | 'href'>
  /** Before loading: the button's label, and a note about what it does. */
  poster: { action: string; note: string }
  /** Shown when the frame does not load. */
  failed?: string
  /** The same calculator in a new tab. */
  link?: Pick<ExternalLink, 'label' | 'href'>
}

/** A third-party rental calculator. Its site is not contacted before the visitor asks for it. */
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
        <div className={styles.offer}>
          <RentBars />
          <div className="stack">
            <span className="script-only">
              <Button onClick={request}>
                <CalculatorIcon aria-hidden="true" />
                {poster.action}
              </Button>
            </span>
            {!hydrated && (
              <span className="without-script">
                <PageLink destination={{ href: link.href }} {...buttonLook()}>
                  {link.label}
                </PageLink>
              </span>
            )}
            <p className="note">{poster.note}</p>
          </div>
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
      <p className={`strong ${styles.waiting}`} role="status">
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

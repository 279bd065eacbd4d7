import { Play, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { embedText } from '../../../content/embeds.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './Facade.module.css'

type FacadeProps = { title: string; play: () => void; watch: string }

/** What is pressed to play. Until the page is alive it is a link to the video's own page. */
export function Facade({ title, play, watch }: FacadeProps) {
  const hydrated = useHydrated()
  const face = (
    <>
      <span className={styles.play}>
        <Play aria-hidden="true" />
      </span>
      <span className={styles.title}>
        <span className="visually-hidden">{embedText.play}: </span>
        {title}
      </span>
    </>
  )
  if (!hydrated)
    return (
      <PageLink destination={{ href: watch }} className={styles.facade}>
        {face}
      </PageLink>
    )
  return (
    <button type="button" className={styles.facade} onClick={play}>
      {face}
    </button>
  )
}

/** The frame did not come: it can be asked for again, or watched where it is at home. */
export function Failure({ retry, watch }: { retry: () => void; watch: string }) {
  const again = useRef<HTMLParagraphElement>(null)
  // The frame that had the focus is gone.
  useEffect(() => again.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.failure} data-tone="dark">
      <p ref={again} tabIndex={-1} role="alert">
        {embedText.failed}
      </p>
      <div className={styles.ways}>
        <Button size="small" onClick={retry}>
          <RotateCw aria-hidden="true" />
          {embedText.retry}
        </Button>
        <PageLink destination={{ href: watch }} {...buttonLook({ kind: 'quiet', size: 'small' })}>
          {embedText.watch}
        </PageLink>
      </div>
    </div>
  )
}

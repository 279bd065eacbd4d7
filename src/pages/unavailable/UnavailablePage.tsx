import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { unavailable } from '../../../content/pages/not-found.ts'
import { site } from '../../../content/site.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './UnavailablePage.module.css'

/** Shown when a page could not be fetched or drawn: the network went, or a new version came. */
export function UnavailablePage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Section tone="sunk">
      <div className={styles.screen} role="alert">
        <h1>{unavailable.heading}</h1>
        <p>{unavailable.text}</p>
        <p className={styles.actions}>
          <Button onClick={again}>{unavailable.action}</Button>
          <a href={site.phone.href} {...buttonLook({ kind: 'quiet' })}>
            {site.phone.display}
          </a>
        </p>
      </div>
    </Section>
  )
}

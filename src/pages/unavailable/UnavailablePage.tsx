import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { unavailable } from '../../../content/pages/not-found.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'

/** Shown when a page could not be loaded or rendered: the network is down, or a new version was released. */
export function UnavailablePage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Section tone="sunk">
      <title>{unavailable.title}</title>
      <div className="stack" role="alert">
        <h1>{unavailable.heading}</h1>
        <p className="lead">{unavailable.text}</p>
        <Actions>
          <Button onClick={again}>{unavailable.action}</Button>
          <a href={site.phone.href} {...buttonLook({ kind: 'quiet' })}>
            {site.phone.display}
          </a>
        </Actions>
      </div>
    </Section>
  )
}

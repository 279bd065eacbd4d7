import { RotateCw } from 'lucide-react'
import type { ExternalLink } from '../../../content/links.ts'
import { focusInPlace } from '../../browser/focus.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'

type Props = {
  message: string
  retryLabel: string
  retry: () => void
  /** The same content on its own site. */
  link: Pick<ExternalLink, 'label' | 'href'>
  className: string | undefined
  /** Dark, whatever the theme is. */
  tone?: 'dark'
}

/** Replaces a frame that did not load: retry, or open the content on its own site. */
export function EmbedFailure({ message, retryLabel, retry, link, className, tone }: Props) {
  return (
    <div className={className} data-tone={tone}>
      <p ref={focusInPlace} tabIndex={-1} role="alert">
        {message}
      </p>
      <div className="cluster">
        <Button size="small" onClick={retry}>
          <RotateCw aria-hidden="true" />
          {retryLabel}
        </Button>
        <PageLink destination={{ href: link.href }} {...buttonLook({ kind: 'quiet', size: 'small' })}>
          {link.label}
        </PageLink>
      </div>
    </div>
  )
}

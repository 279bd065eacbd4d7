import { calgaryLicence, type SourceId, sources, sourcesLink } from '../../content/sources.ts'
import { PageLink } from './PageLink.tsx'

/** Where the figures above are from, with the line that their licence asks for. */
export function SourceLine({ source }: { source: SourceId }) {
  const { publisher, title, href, year } = sources[source]
  const { line, label, href: licence } = calgaryLicence
  return (
    <p className="note">
      <PageLink destination={sourcesLink}>{sourcesLink.label}</PageLink>: {publisher},{' '}
      <PageLink destination={{ href }}>{title}</PageLink>, {year}. {line}{' '}
      <PageLink destination={{ href: licence }}>{label}</PageLink>.
    </p>
  )
}

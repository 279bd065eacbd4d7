import { assessedSentence } from '../../../content/communities/assessments.ts'
import { communityIn } from '../../../content/communities/known.ts'
import { assessmentLink, calgaryLicence } from '../../../content/sources.ts'
import { PageLink } from '../../ui/PageLink.tsx'

/** What the homes of the community in `text` were assessed at; nothing where it names none. */
export function AssessedLine({ text }: { text: string }) {
  const name = communityIn(text)
  const sentence = name ? assessedSentence(name) : null
  if (!sentence) return null
  return (
    <p className="note" data-line>
      {sentence} <PageLink destination={assessmentLink}>{assessmentLink.label}</PageLink>.{' '}
      {calgaryLicence.line}{' '}
      <PageLink destination={{ href: calgaryLicence.href }}>{calgaryLicence.label}</PageLink>.
    </p>
  )
}

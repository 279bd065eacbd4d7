import { assessedWords, assessmentOf } from '../../../content/communities/assessments.ts'
import { communityIn } from '../../../content/communities/known.ts'
import { cad } from '../../../content/formats.ts'
import { assessmentLink, calgaryLicence } from '../../../content/sources.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Stat } from '../../ui/Stat.tsx'

/** The median assessment of the community named in `text`; nothing if it names none. */
export function AssessedLine({ text }: { text: string }) {
  const name = communityIn(text)
  const facts = name === undefined ? undefined : assessmentOf(name)
  if (name === undefined || !facts) return null
  return (
    <div className="column" data-gap="small" data-line>
      <Stat size="small" figure={cad(facts.median)} label={assessedWords(name)} />
      <p className="note">
        <PageLink destination={assessmentLink}>{assessmentLink.label}</PageLink>. {calgaryLicence.line}{' '}
        <PageLink destination={{ href: calgaryLicence.href }}>{calgaryLicence.label}</PageLink>.
      </p>
    </div>
  )
}

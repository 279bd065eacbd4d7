import { guideLabels } from '../../../content/guides/labels.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { GuideSection } from './GuideSection.tsx'

type Props = {
  sources: {
    title: string
    note: string
    links: readonly { label: string; href: string }[]
  }
}

/** A guide's sources, when they were checked, and a disclaimer. */
export function Sources({ sources }: Props) {
  return (
    <GuideSection id={guideLabels.sources.id} title={sources.title} notes={<p>{sources.note}</p>}>
      <ol className="rows numbered" role="list" data-closed>
        {sources.links.map(({ label, href }) => (
          <li key={href}>
            <PageLink destination={{ href }}>{label}</PageLink>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

import { guideLabels } from '../../../content/guides/labels.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { GuideSection } from './GuideSection.tsx'
import styles from './Sources.module.css'

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
    <GuideSection id={guideLabels.sources.id} title={sources.title} width="wide" space="tight">
      <div className="column">
        <ol className={`rows numbered ${styles.links}`} data-columns data-gap="small" role="list">
          {sources.links.map(({ label, href }) => (
            <li key={href}>
              <PageLink destination={{ href }}>{label}</PageLink>
            </li>
          ))}
        </ol>
        <p className="note">{sources.note}</p>
      </div>
    </GuideSection>
  )
}

import type { ReactNode } from 'react'
import { sourcesPage } from '../../../content/pages/sources.ts'
import { calgaryLicence, type SourceId, sources } from '../../../content/sources.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { StackedTable } from '../guides/StackedTable.tsx'
import figure from './MedianFigure.module.css'
import { MedianFigure } from './MedianFigure.tsx'
import styles from './SourcesPage.module.css'
import { WorkedExample } from './WorkedExample.tsx'

const { title, lead, parts, sets, closing } = sourcesPage
const ids = Object.keys(sources) as SourceId[]

/** What the figures about communities are, and which data they come from. */
export function SourcesPage() {
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        look="backdrop"
        tone="sunk"
        className={figure.hero}
        picture={<MedianFigure />}
      />
      <WorkedExample />
      <Section>
        <div className={styles.parts}>
          {parts.map(({ paragraphs, ...part }) => (
            <Part key={part.id} {...part}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Part>
          ))}
          <Part id={sets.id} title={sets.title}>
            <StackedTable
              caption={sets.caption}
              columns={sets.columns}
              rows={ids.map((id) => ({
                key: id,
                name: sources[id].title,
                cells: [
                  sets.uses[id],
                  sources[id].year,
                  <PageLink key={id} destination={{ href: sources[id].href }}>
                    {sources[id].retrieved}
                  </PageLink>,
                ],
              }))}
            />
            <p>
              {sets.through} <PageLink destination={{ href: sets.atlas.href }}>{sets.atlas.label}</PageLink>
            </p>
            <p>
              {calgaryLicence.line}{' '}
              <PageLink destination={{ href: calgaryLicence.href }}>{calgaryLicence.label}</PageLink>.{' '}
              {sets.licence}
            </p>
          </Part>
        </div>
      </Section>
      <Closing
        title={closing.title}
        text={closing.text}
        tone="wheat"
        layout="bleed"
        side="left"
        picture={<Scene scene={closing.scene} className="cover" />}
      >
        <Actions actions={[closing.link]} />
      </Closing>
    </>
  )
}

/** A heading in the margin beside its text. */
function Part({ id, title: heading, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`split ${styles.part}`} data-columns="1:2" aria-labelledby={id}>
      <h2 id={id} className="subheading sticky">
        {heading}
      </h2>
      <div className={`column ${styles.text}`}>{children}</div>
    </section>
  )
}

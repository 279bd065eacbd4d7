import { condos } from '../../../../content/pages/property-types/condos.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { Split } from '../../../ui/Split.tsx'
import styles from './CondoArticles.module.css'

const { scene, title, text, links } = condos.guides

/** The articles as a numbered list in two columns, beside a picture. */
export function CondoArticles() {
  return (
    <Section tone="sunk" labelledBy="guides-title">
      <Split columns="7:5">
        <div>
          <SectionHeading id="guides-title" title={title} lead={text} />
          <ol role="list" className={`numbered ${styles.contents}`}>
            {links.map((link) => (
              <li key={link.url} className="strong">
                <span>
                  <PageLink destination={{ href: link.url }} className="box-link">
                    {link.title}
                  </PageLink>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <Scene scene={scene} className={`cover ${styles.scene}`} />
      </Split>
    </Section>
  )
}

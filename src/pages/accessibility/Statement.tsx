import type { ReactNode } from 'react'
import { accessibility } from '../../../content/pages/accessibility.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './Statement.module.css'

const { sections, contact } = accessibility

/** What we do, what is missing, and whom to tell; each text has its heading in the margin. */
export function Statement() {
  return (
    <Section>
      <div className={styles.parts}>
        {sections.map((part) => (
          <Part key={part.id} id={part.id} title={part.title}>
            {'points' in part ? (
              <ul className={styles.points}>
                {part.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : (
              part.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
            )}
          </Part>
        ))}
        <Part id={contact.id} title={contact.title}>
          {contact.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Actions>
            <a href={site.phone.href} {...buttonLook({ kind: 'quiet' })}>
              {contact.callAction} {site.phone.display}
            </a>
            <a href={site.email.href} {...buttonLook({ kind: 'quiet' })}>
              {contact.mailAction} {site.email.address}
            </a>
          </Actions>
        </Part>
      </div>
    </Section>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="ruled-above" aria-labelledby={id}>
      <Split columns="1:2">
        <h2 id={id}>{title}</h2>
        <div className="stack">{children}</div>
      </Split>
    </section>
  )
}

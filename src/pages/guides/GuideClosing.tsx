import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './GuideClosing.module.css'

type Link = { label: string; to: string }
type Props = {
  closing: { title: string; text: string; link: Link }
  /** Related guides. */
  related?: readonly Link[]
}

/** Ends a guide with a link to the contact page and to related guides. */
export function GuideClosing({ closing, related = [] }: Props) {
  return (
    <Closing title={closing.title} tone="wheat" layout="stacked" className={styles.closing}>
      <Split>
        <div className="stack">
          <p>{closing.text}</p>
          <p>
            <PageLink destination={closing.link} {...buttonLook()}>
              {closing.link.label}
            </PageLink>
          </p>
        </div>
        {related.length > 0 && (
          <ul className={`screen-only ${styles.related}`} role="list">
            {related.map((link) => (
              <li key={link.to}>
                <ArrowLink destination={link}>{link.label}</ArrowLink>
              </li>
            ))}
          </ul>
        )}
      </Split>
    </Closing>
  )
}

import { accessibility } from '../../../content/pages/accessibility.ts'
import { LinkList } from '../../features/navigation/LinkList.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './AllPages.module.css'

const { id, title, groups } = accessibility.pages

/** Every page of the site, which is the second way to each of them. */
export function AllPages() {
  return (
    <Section tone="sunk" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <div className={`tiles ${styles.groups}`} data-min="small">
        {groups.map(({ label, links }) => (
          <div key={label} className="stack" data-gap="small">
            <h3 className="label">{label}</h3>
            <LinkList links={links} />
          </div>
        ))}
      </div>
    </Section>
  )
}

import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import type { deskDraft } from '../../../machines/desk-draft.ts'
import styles from './LeadPage.module.css'

const { missing: words } = desk.lead

/** What the reader has typed about a lead that they may not read any more: theirs to copy. */
export function KeptNote({ draft }: { draft: ActorRefFrom<typeof deskDraft> }) {
  const note = useSelector(draft, ({ context }) => context.values.note)
  if (!note) return null
  return (
    <section className="stack" data-gap="small">
      <p>{words.note}</p>
      <blockquote className={styles.message}>{note}</blockquote>
    </section>
  )
}

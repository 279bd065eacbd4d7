import { useLocation } from '@tanstack/react-router'
import type { Member } from '../../../machines/desk.ts'
import { focusMainWhenGone } from '../../browser/focus.ts'
import styles from './DeskHome.module.css'
import { deskAddress } from './desk-address.ts'
import { LeadList } from './LeadList.tsx'
import { LeadPage } from './LeadPage.tsx'
import { pressListKey } from './list-keys.ts'
import { TakePage } from './TakePage.tsx'
import { TeamPage } from './TeamPage.tsx'

/** The list, and beside it, or on a phone in its place, the lead that the address names; or the team, or the form for a
 * request taken by hand. */
export function DeskHome({ member }: { member: Member }) {
  const address = useLocation({ select: ({ search }) => search })
  const shown = deskAddress(address)
  if (shown.page === 'team') return <TeamPage shown={shown} me={member} />
  if (shown.page === 'add') return <TakePage shown={shown} me={member.id} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the links and buttons in it
    <div
      ref={focusMainWhenGone}
      className={styles.panes}
      onKeyDown={pressListKey}
      data-lead={shown.lead ? true : undefined}
    >
      <LeadList shown={shown} role={member.role} />
      {shown.lead && <LeadPage key={shown.lead} shown={shown} member={member} />}
    </div>
  )
}

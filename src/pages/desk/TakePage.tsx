import { byHand } from '../../../content/by-hand-form.ts'
import { TakenForm } from '../../features/leads/TakenForm.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { DeskLink } from './DeskLink.tsx'
import { DeskViews } from './DeskViews.tsx'
import type { DeskAddress } from './desk-address.ts'
import styles from './TeamPage.module.css'

/** A form for a request made in person or by phone. */
export function TakePage({ shown, me }: { shown: DeskAddress; me: string }) {
  return (
    <section className={styles.team}>
      <DeskViews shown={shown} />
      <TakenForm member={me}>
        {(lead) => (
          <DeskLink shown={{ ...shown, view: 'mine', page: '', lead }} look={buttonLook({ size: 'small' })}>
            {byHand.open}
          </DeskLink>
        )}
      </TakenForm>
    </section>
  )
}

import { Mail, MessageSquare, Phone } from 'lucide-react'
import { desk } from '../../../content/pages/desk.ts'
import type { LeadDetails } from '../../../machines/desk.ts'
import { telephoneLink, textLink } from '../../../supabase/functions/_shared/lead/phone.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { buttonLook } from '../../ui/Button.tsx'
import styles from './LeadReply.module.css'

const { call, message, email, reply } = desk.lead

type Props = {
  lead: LeadDetails
  member: string
  /** Whether calling is the next step. */
  callsNext: boolean
}

/** Buttons to call, text, or write with a started answer. */
export function LeadReply({ lead, member, callsNext }: Props) {
  const telephone = telephoneLink(lead.phoneNumber)
  const texts = textLink(lead.phoneNumber)
  const text = `${filled(reply.text, { name: lead.firstName })}\n\n`
  const sms = filled(reply.sms, { name: lead.firstName, member })
  const query = `subject=${encodeURIComponent(reply.subject)}&body=${encodeURIComponent(text)}`
  return (
    <ul role="list" className={styles.ways}>
      {telephone && (
        <>
          <li>
            <a href={telephone} {...buttonLook({ kind: callsNext ? 'primary' : 'quiet', size: 'small' })}>
              <Phone aria-hidden="true" />
              {call}
            </a>
          </li>
          <li>
            <a
              href={`${texts}?body=${encodeURIComponent(sms)}`}
              {...buttonLook({ kind: 'quiet', size: 'small' })}
            >
              <MessageSquare aria-hidden="true" />
              {message}
            </a>
          </li>
        </>
      )}
      {lead.email && (
        <li>
          <a
            href={`mailto:${encodeURIComponent(lead.email)}?${query}`}
            {...buttonLook({ kind: 'quiet', size: 'small' })}
          >
            <Mail aria-hidden="true" />
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}

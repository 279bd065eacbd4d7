import { desk } from '../../../content/pages/desk.ts'
import { site } from '../../../content/site.ts'
import type { LeadDetails } from '../../../machines/desk.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import styles from './LeadFacts.module.css'
import { dayOf } from './words.ts'

const { lead: words } = desk
const { basis } = words
const { host } = new URL(site.origin)

/** The request's other details. */
export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const campaign = Object.entries(lead.campaign).map(([name, value]) => `${name} ${value}`)
  const facts = [
    { label: words.writtenOn, value: host + lead.page },
    ...(campaign.length > 0 ? [{ label: words.campaign, value: campaign.join(', ') }] : []),
    {
      label: words.consents,
      value: consents(lead.mayBeSent),
    },
    {
      label: words.score,
      value: [lead.score, ...lead.scoreReasons.map(({ reason, points }) => `${reason} +${points}`)].join(
        ' · ',
      ),
    },
    ...(lead.suspicions.length > 0 ? [{ label: words.held, value: lead.suspicions.join(', ') }] : []),
    ...(lead.lostBecause ? [{ label: words.lost, value: lead.lostBecause }] : []),
  ].filter(({ value }) => value !== '')
  return (
    <section className="column" data-gap="small">
      <h3>{words.details}</h3>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            {[value].flat().map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function consents(given: LeadDetails['mayBeSent']): string[] {
  const [email, sms] = [mayBeSent(given.email), mayBeSent(given.sms)]
  const { consentNames: names } = words
  return email === sms ? [`${names.both}: ${email}`] : [`${names.email}: ${email}`, `${names.sms}: ${sms}`]
}

function mayBeSent({ basis: why, until }: LeadDetails['mayBeSent']['email']): string {
  if (!why) return basis.none
  return until ? filled(basis[why], { until: dayOf(until) }) : basis[why]
}

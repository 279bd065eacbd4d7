/** Sends leads to Follow Up Boss (https://docs.followupboss.com/reference/events-post). */
import * as v from 'valibot'
import { LEAD_SOURCE } from '../../../../content/constants.ts'
import { answersGiven } from '../../../../content/lead-fields.ts'
import { site } from '../../../../content/site.ts'
import { phoneCell } from '../lead/phone.ts'
import { LeadWithConsents } from '../lead/stored.ts'
import { type Channel, Refused } from '../outbox/channel.ts'
import { written } from '../outbox/delivery.ts'
import { postJson } from './post.ts'

type Options = {
  key: string
  /** Identifies this integration; Follow Up Boss gives it a higher rate limit. Empty until it is registered. */
  systemKey: string
  url: string
  perSecond: number
  connections: number
}

/** The event types that start action plans. Any other source is a general inquiry. */
const EVENT_TYPE: Readonly<Record<string, string>> = {
  [LEAD_SOURCE.evaluationPage]: 'Seller Inquiry',
  [LEAD_SOURCE.joinTeam]: 'Registration',
}

/** Follow Up Boss answers this when the source's lead flow is archived: it dropped the lead. */
const IGNORED = 204

/**
 * Follow Up Boss has no idempotency keys. It merges people by email and phone, so a repeat adds an event, not a
 * person.
 */
export function followUpBossChannel({ key, systemKey, url, perSecond, connections }: Options): Channel {
  return {
    name: 'follow-up-boss',
    kinds: ['lead-follow-up-boss'],
    perSecond,
    connections,
    deliver: async ({ subject }) => {
      const event = await written(() => followUpBossEvent(subject))
      const status = await postJson({
        service: 'Follow Up Boss',
        url,
        headers: {
          authorization: `Basic ${btoa(`${key}:`)}`,
          'x-system': site.name,
          ...(systemKey && { 'x-system-key': systemKey }),
        },
        body: JSON.stringify(event),
      })
      if (status === IGNORED)
        throw new Refused({
          reason: 'Follow Up Boss ignored the lead (204): its lead flow for this source is archived',
          mayBeSent: false,
          final: true,
        })
    },
    close: () => undefined,
  }
}

/** Without `occurredAt`, because events more than a day old start no action plans. */
function followUpBossEvent(subject: unknown): object {
  const lead = v.parse(LeadWithConsents, subject)
  const { source, medium, campaign, term, content } = lead.utm
  const reasons = lead.score_reasons.map(({ reason, points }) => `${reason} (+${points})`)
  return {
    source: new URL(site.origin).hostname,
    system: site.name,
    type: EVENT_TYPE[lead.source] ?? 'General Inquiry',
    message: lead.message,
    description: [
      `Score ${lead.score} of 100${reasons.length > 0 ? `: ${reasons.join(', ')}` : ''}`,
      // The address has a field of its own.
      ...answersGiven({ ...lead, address: null }).map(({ label, value }) => `${label}: ${value}`),
      ...lead.consents.map(
        ({ channel, granted, pre_ticked }) =>
          `Consent by ${channel}: ${granted ? 'yes' : 'no'}${pre_ticked ? ' (pre-ticked)' : ''}`,
      ),
    ].join('\n'),
    person: {
      firstName: lead.first_name,
      lastName: lead.last_name,
      emails: lead.email ? [{ value: lead.email }] : [],
      phones: lead.phone ? [{ value: phoneCell(lead.phone, lead.phone_number) }] : [],
      tags: lead.tags,
      sourceUrl: new URL(lead.page, site.origin).href,
      ...(lead.address ? { addresses: [{ type: 'home', street: lead.address }] } : {}),
    },
    ...(source ? { campaign: { source, medium, term, content, campaign } } : {}),
  }
}

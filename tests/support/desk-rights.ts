/** What who is signed in may do in the database. Row level security and each function ask whether they are of the team. */
import { expect } from 'vitest'

/** Tables that can be read, where a policy shows rows. Nothing can be written. */
export const DESK_TABLES = [
  ...['deliveries', 'lead_consents', 'lead_events', 'leads'],
  ...['team_invitations', 'team_members'],
] as const

/** Functions that can be called, with what they answer to somebody who is not of the team; a status where they refuse. */
export const DESK_FUNCTIONS: Readonly<Record<string, unknown>> = {
  accept_invitation: {},
  desk_changes: 403,
  desk_duty_of: 403,
  desk_export: 403,
  desk_figures: 403,
  desk_invite: 403,
  desk_lead: 403,
  desk_list: 403,
  desk_me: {},
  desk_remove: 403,
  desk_resend: 403,
  desk_team: { members: [], invitations: [], figures: null },
  desk_withdraw: 403,
  // Of an address that is not the account's.
  erase_my_data: null,
  export_my_data: expect.objectContaining({ leads: [], subscriptions: [] }),
  json_parameter: {},
  mailbox_of: 'ada@example.com',
  move_lead: 403,
  move_leads: 403,
  my_account: expect.objectContaining({ requests: [], newsletter: null }),
  my_id: expect.any(String),
  my_role: null,
  note_lead: 403,
  reads_lead: false,
  // There is no such channel.
  set_my_consent: expect.objectContaining({ requests: [], newsletter: null }),
  set_my_newsletter: expect.objectContaining({ requests: [], newsletter: null }),
}

/** Responses of the auth server, in the form supabase-js reads. */

export type Person = { id: string; email: string }

const HOUR_S = 3600

/** A session of `person` that expires in an hour, or expired an hour ago. */
export function sessionOf(person: Person, isExpired = false) {
  return {
    access_token: `token of ${person.id}`,
    refresh_token: `refresh of ${person.id}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: Math.floor(Date.now() / 1000) + (isExpired ? -HOUR_S : HOUR_S),
    user: { ...person, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  }
}

export const accepted = (person: Person) => Response.json(sessionOf(person))

/** To somebody who signs up: a mail with a link comes first. */
export const invited = ({ id, email }: Person) =>
  Response.json({ id, email, aud: 'authenticated', confirmation_sent_at: new Date().toISOString() })

export const refused = (code: string, message: string) =>
  Response.json({ code: 400, error_code: code, msg: message }, { status: 400 })

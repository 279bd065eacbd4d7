/**
 * Two people with one address: its owner, who reads the mailbox, and a stranger, who knows the address and whatever the
 * service tells anybody. Each step is one request of one of them, as the site or a program sends it.
 */
import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { mailedCode, mailedLink } from '../support/accounts.ts'
import type { Backend } from '../support/local.ts'
import { callDatabase } from '../support/team-accounts.ts'

const Session = v.looseObject({ access_token: v.string(), refresh_token: v.string() })
const OWNERS_PASSWORD = 'gravel lantern otter'
const STRANGERS_PASSWORD = 'what the stranger chose'

/** Only what the owner's mailbox has been sent can be opened; other steps do nothing then. */
export const STEPS = [
  ...['the owner signs up', 'the owner opens the confirmation', 'the owner asks for a code'],
  ...['the owner enters the code', 'the owner asks for a new password'],
  ...['the owner opens the link for a new password', 'the owner chooses a password'],
  ...['the owner signs out everywhere', 'the team invites the address'],
  ...['the owner accepts the invitation', 'the stranger signs up', 'the stranger asks for a code'],
  ...['the stranger asks for a new password', 'the stranger signs in and waits'],
  ...['the stranger moves an account of theirs to the address'],
] as const
type Step = (typeof STEPS)[number]

export type TwoPeople = {
  take(step: Step): Promise<void>
  /** What the stranger has got, in words; empty for nothing. */
  spoils(): Promise<string[]>
  /** What the owner misses once they have asked for a code and entered it; empty for nothing. */
  losses(): Promise<string[]>
}

export async function twoPeople(site: Backend): Promise<TwoPeople> {
  const email = `both-${randomUUID()}@example.com`
  const { databaseUrl, keys } = site.stack
  const proofs = { owner: randomUUID() + randomUUID(), stranger: randomUUID() + randomUUID() }
  const tokens: Record<keyof typeof proofs, string[]> = { owner: [], stranger: [] }
  /** Mails that the owner has, by what for. */
  const sent = new Set<'signup' | 'recovery' | 'code'>()
  let invitation: unknown = null

  const auth = (path: string, body: object, token?: string, method = 'POST') =>
    fetch(`${databaseUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: keys.SUPABASE_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
  const keepSession = async (who: keyof typeof proofs, response: Response) => {
    const session = v.safeParse(Session, await response.json().catch(() => null))
    if (session.success) tokens[who].push(session.output.access_token)
    return session.success ? session.output : undefined
  }
  const proof = (who: keyof typeof proofs) => ({
    code_challenge: createHash('sha256').update(proofs[who]).digest('base64url'),
    code_challenge_method: 's256',
  })
  const signUp = (who: keyof typeof proofs, password: string) =>
    auth('signup', { email, password, ...proof(who) })
  const openLink = async (kind: 'signup' | 'recovery') => {
    if (!sent.has(kind)) return
    const { pathname, search } = new URL(await mailedLink(site, email, kind))
    const { headers } = await fetch(`${databaseUrl}${pathname}${search}`, { redirect: 'manual' })
    const auth_code = new URL(headers.get('location') ?? databaseUrl).searchParams.get('code')
    // The stranger does not see the code, which is in the address of the owner's browser.
    if (auth_code)
      await keepSession(
        'owner',
        await auth('token?grant_type=pkce', { auth_code, code_verifier: proofs.owner }),
      )
  }
  const strangerSignsIn = async () =>
    keepSession('stranger', await auth('token?grant_type=password', { email, password: STRANGERS_PASSWORD }))
  const owner = () => tokens.owner.at(-1)
  const asOwner = async (name: string, parameters: object) =>
    callDatabase(site, name, parameters, owner()).catch(() => undefined)
  /** The stranger tries their password as often as they can while something else goes on. */
  const pressed = async (work: Promise<unknown>) => {
    let busy = true
    const tries = [0, 1].map(async () => {
      while (busy) await strangerSignsIn()
    })
    await work.finally(() => {
      busy = false
    })
    await Promise.all(tries)
  }
  const enterCode = async () => {
    if (!sent.has('code')) return
    const token = await mailedCode(site, email)
    await pressed(
      auth('verify', { email, token, type: 'email' }).then((answer) => keepSession('owner', answer)),
    )
  }
  const ask = async (path: 'otp' | 'recover', who: keyof typeof proofs) => {
    await auth(path, { email, ...(path === 'recover' && proof(who)) })
    // Only who has an account is mailed a link; a code makes one.
    const known = (await site.mailsTo(email)).length > 0
    if (path === 'otp') sent.add('code')
    else if (known) sent.add('recovery')
  }

  const steps: Record<Step, () => Promise<unknown>> = {
    'the owner signs up': async () => {
      await signUp('owner', OWNERS_PASSWORD)
      if (!sent.has('code')) sent.add('signup')
    },
    'the owner opens the confirmation': () => pressed(openLink('signup')),
    'the owner asks for a code': () => ask('otp', 'owner'),
    'the owner enters the code': enterCode,
    'the owner asks for a new password': () => ask('recover', 'owner'),
    'the owner opens the link for a new password': () => pressed(openLink('recovery')),
    'the owner chooses a password': async () =>
      owner() && auth('user', { password: OWNERS_PASSWORD }, owner(), 'PUT'),
    'the owner signs out everywhere': async () => owner() && auth('logout?scope=global', {}, owner()),
    'the team invites the address': async () => {
      invitation = await callDatabase(site, 'invite_member', { email, name: 'Ann Agent', role: 'agent' })
    },
    'the owner accepts the invitation': async () =>
      owner() && asOwner('accept_invitation', { invitation: await secretInMail() }),
    'the stranger signs up': async () => {
      await signUp('stranger', STRANGERS_PASSWORD)
      if (!sent.has('code')) sent.add('signup')
    },
    'the stranger asks for a code': () => ask('otp', 'stranger'),
    'the stranger asks for a new password': () => ask('recover', 'stranger'),
    'the stranger signs in and waits': strangerSignsIn,
    'the stranger moves an account of theirs to the address': async () => {
      const own = `stranger-${randomUUID()}@example.com`
      await auth('signup', { email: own, password: STRANGERS_PASSWORD, ...proof('stranger') })
      const { pathname, search } = new URL(await mailedLink(site, own, 'signup'))
      const { headers } = await fetch(`${databaseUrl}${pathname}${search}`, { redirect: 'manual' })
      const auth_code = new URL(headers.get('location') ?? databaseUrl).searchParams.get('code')
      const session = await keepSession(
        'stranger',
        await auth('token?grant_type=pkce', { auth_code, code_verifier: proofs.stranger }),
      )
      await auth('user', { email }, session?.access_token, 'PUT')
      const change = (await site.mailsTo(own)).flatMap(
        ({ text }) => text.match(/\/auth\/v1\/verify\?\S+/) ?? [],
      )
      for (const link of change) await fetch(`${databaseUrl}${link}`, { redirect: 'manual' })
      await keepSession(
        'stranger',
        await auth('token?grant_type=password', { email, password: STRANGERS_PASSWORD }),
      )
    },
  }

  async function secretInMail(): Promise<string | null> {
    const mails = invitation ? await site.mailsTo(email) : []
    return mails.flatMap(({ text }) => /invitation=([0-9a-f-]{36})/.exec(text)?.[1] ?? []).at(-1) ?? null
  }

  return {
    take: async (step) => void (await steps[step]()),
    spoils: async () => {
      await strangerSignsIn()
      const found: string[] = []
      for (const token of tokens.stranger) {
        const account = await callDatabase(site, 'my_account', {}, token).catch(() => null)
        if (v.is(v.looseObject({ email: v.literal(email) }), account)) found.push('reads the account')
        const joined = await callDatabase(site, 'accept_invitation', { invitation }, token).catch(() => null)
        if (v.is(v.looseObject({ role: v.string() }), joined)) found.push('has the seat')
        if (invitation && (await callDatabase(site, 'desk_list', { filter: {} }, token).catch(() => null)))
          found.push('reads leads')
      }
      return found
    },
    losses: async () => {
      await ask('otp', 'owner')
      await enterCode()
      const account = await asOwner('my_account', {})
      return v.is(v.looseObject({ email: v.literal(email) }), account)
        ? []
        : ['cannot read their own account']
    },
  }
}

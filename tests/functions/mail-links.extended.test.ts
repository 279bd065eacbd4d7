/** The links that the local auth mails: what opening one is worth, and to whom. */
import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  confirmationLink,
  confirmedAccount,
  mailedCode,
  mailedLink,
  newSession,
} from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const local = await sharedBackend()

const post = (path: string, body: object) =>
  fetch(`${local.stack.databaseUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: local.stack.keys.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const proofOf = (verifier: string) => ({
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
})

/** Where the confirmation link leads. It does so through the site, which is not running here. */
async function openLink(email: string): Promise<URL> {
  const { pathname, search } = new URL(await confirmationLink(local, email))
  const opened = await fetch(local.stack.databaseUrl + pathname + search, { redirect: 'manual' })
  return new URL(opened.headers.get('location') ?? '')
}
const openedLink = async (email: string) => (await openLink(email)).searchParams.get('code') ?? ''

/** Signs up as supabase-js does, and opens the link of the mail. */
async function signUp(verifier?: string) {
  const account = { email: uniqueEmail(), password: 'secret1' }
  const response = await post('signup', { ...account, ...(verifier && proofOf(verifier)) })
  expect(response.status).toBe(200)
  const location = await openLink(account.email)
  return { account, location, code: location.searchParams.get('code') ?? '' }
}
async function signInByCode(email: string): Promise<unknown> {
  await post('otp', { email })
  const entered = await post('verify', { email, token: await mailedCode(local, email), type: 'email' })
  return entered.json()
}

/** Asks for the mail of a forgotten password as supabase-js does, and opens its link. */
async function recover(email: string, verifier: string) {
  const asked = await post('recover', { email, ...proofOf(verifier) })
  expect(asked.status).toBe(200)
  const { pathname, search } = new URL(await mailedLink(local, email, 'recovery'))
  const open = async () => {
    const opened = await fetch(local.stack.databaseUrl + pathname + search, { redirect: 'manual' })
    return new URL(opened.headers.get('location') ?? '')
  }
  return { open }
}
const setPassword = (token: string, password: string) =>
  fetch(`${local.stack.databaseUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: local.stack.keys.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password }),
  })
const renew = (refresh_token: string) => post('token?grant_type=refresh_token', { refresh_token })

const redeem = (code: string, verifier: string) =>
  post('token?grant_type=pkce', { auth_code: code, code_verifier: verifier })

it('a link carries no session, only a code for the browser that signed up, once', async () => {
  const verifier = randomBytes(40).toString('hex')
  const { account, location, code } = await signUp(verifier)
  expect(location.hash).toBe('')
  expect(location.href).not.toContain('token')

  const session = await redeem(code, verifier)
  expect(session.status).toBe(200)
  expect(await session.json()).toMatchObject({
    access_token: expect.any(String),
    user: { email: account.email },
  })
  expect((await redeem(code, verifier)).status).toBe(404)
})

it('the code is worth nothing to anybody else, and the address is confirmed all the same', async () => {
  const verifier = randomBytes(40).toString('hex')
  const { account, code } = await signUp(verifier)
  expect((await redeem(code, randomBytes(40).toString('hex'))).status).toBe(400)
  // Whoever guessed has spent it.
  expect((await redeem(code, verifier)).status).toBe(404)
  expect(await signInByCode(account.email)).toMatchObject({ user: { email: account.email } })
})

it('a sign-up without proof gets a code that nobody can use', async () => {
  const { account, code } = await signUp()
  expect((await redeem(code, 'anything')).status).toBe(404)
  expect(await signInByCode(account.email)).toMatchObject({ user: { email: account.email } })
})

it('a stranger who signed up first spoils neither the owner’s link nor keeps a password', async () => {
  const [stranger, owner] = [randomBytes(40).toString('hex'), randomBytes(40).toString('hex')]
  const email = uniqueEmail()
  for (const [verifier, password] of [
    [stranger, 'the stranger’s'],
    [owner, 'the owner’s'],
  ] as const)
    await post('signup', { email, password, ...proofOf(verifier) })
  const code = await openedLink(email)
  expect((await redeem(code, owner)).status).toBe(200)
  for (const password of ['the stranger’s', 'the owner’s'])
    expect((await post('token?grant_type=password', { email, password })).status).toBe(400)
})

it('signing up with the address of an account answers the same, and mails nothing', async () => {
  const { account } = await signUp()
  const again = await post('signup', { ...account, password: 'another' })
  const fresh = await post('signup', { ...account, email: uniqueEmail() })
  expect(again.status).toBe(fresh.status)
  const [one, other] = [await again.json(), await fresh.json()]
  expect(Object.keys(one)).toEqual(Object.keys(other))
  expect(one.identities).toEqual(other.identities)
  expect(await local.mailsTo(account.email)).toHaveLength(1)
})

it('the link of a forgotten password leads to the sign-in page, with a code for the browser that asked, once', async () => {
  const account = await confirmedAccount(local)
  const verifier = randomBytes(40).toString('hex')
  const { open } = await recover(account.email, verifier)
  const location = await open()
  expect(location.pathname).toBe('/auth')
  expect(location.searchParams.has('reset')).toBe(true)
  expect(location.href).not.toContain('token')
  const code = location.searchParams.get('code') ?? ''
  expect((await redeem(code, verifier)).status).toBe(200)
  expect((await redeem(code, verifier)).status).toBe(404)

  const again = await open()
  expect(again.pathname).toBe('/auth')
  expect(again.searchParams.has('reset')).toBe(true)
  expect(again.hash).toContain('error_description')
})

it('the mail of a forgotten password has a code as well: the newest mail always signs in', async () => {
  const account = await confirmedAccount(local)
  await post('otp', { email: account.email })
  expect((await post('recover', { email: account.email })).status).toBe(200)
  await mailedLink(local, account.email, 'recovery')
  const { html = '' } =
    (await local.mailsTo(account.email)).find(({ text }) => text.includes('=recovery')) ?? {}
  const [token] = /\b\d{6}\b/.exec(html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')) ?? []
  const entered = await post('verify', { email: account.email, token, type: 'email' })
  expect(await entered.json()).toMatchObject({ user: { email: account.email } })
})

it('a link leads where the site says, whatever is added to it, and never to a session of another', async () => {
  const mine = await newSession(local, await confirmedAccount(local))
  const claims = Buffer.from(JSON.stringify({ email: uniqueEmail() })).toString('base64url')
  const tokens = `#access_token=x.${claims}.x&refresh_token=${mine.refresh_token}&z=`
  for (const redirect_to of [
    `${local.stack.databaseUrl}/${tokens}`,
    `http://localhost:4173/?code=1${tokens}`,
  ]) {
    const query = new URLSearchParams({ type: 'signup', token: 'nonsense', redirect_to })
    const opened = await fetch(`${local.stack.databaseUrl}/auth/v1/verify?${query}`, { redirect: 'manual' })
    const { searchParams, hash } = new URL(opened.headers.get('location') ?? '')
    expect(searchParams.has('code')).toBe(false)
    expect(hash).not.toContain('token=')
  }
})

it('the code of a forgotten password is worth nothing to who signed up with another address', async () => {
  const account = await confirmedAccount(local)
  const { open } = await recover(account.email, randomBytes(40).toString('hex'))
  const code = (await open()).searchParams.get('code') ?? ''
  expect((await redeem(code, randomBytes(40).toString('hex'))).status).toBe(400)
})

it('a new password ends every other session, and the old one no longer works', async () => {
  const account = await confirmedAccount(local)
  const [mine, other] = [await newSession(local, account), await newSession(local, account)]
  expect((await setPassword(mine.access_token, 'another1')).status).toBe(200)
  expect((await renew(other.refresh_token)).ok).toBe(false)
  expect((await renew(mine.refresh_token)).status).toBe(200)
  expect((await post('token?grant_type=password', account)).status).toBe(400)
  expect((await post('token?grant_type=password', { ...account, password: 'another1' })).status).toBe(200)
})

it('a refused password ends no session', async () => {
  const account = await confirmedAccount(local)
  const [mine, other] = [await newSession(local, account), await newSession(local, account)]
  expect((await setPassword(mine.access_token, 'short')).status).toBe(422)
  expect((await renew(other.refresh_token)).status).toBe(200)
})

it('a code signs in whoever has the mail, once, and who has an account is answered like a stranger', async () => {
  const { email } = await confirmedAccount(local)
  const stranger = uniqueEmail()
  for (const body of [{ create_user: false }, { create_user: true }, {}])
    for (const path of ['recover', 'otp', 'magiclink', '%6ftp']) {
      const [known, unknown] = await Promise.all([
        post(path, { email, ...body }),
        post(path, { email: stranger, ...body }),
      ])
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    }
  for (const address of [email, stranger]) {
    const token = await mailedCode(local, address)
    const enter = () => post('verify', { email: address, token, type: 'email' })
    expect(await (await enter()).json()).toMatchObject({ user: { email: address } })
    expect((await enter()).status).toBe(403)
  }
})

it('wrong codes of somebody else leave the owner’s code good', async () => {
  const { email } = await confirmedAccount(local)
  await post('otp', { email })
  const token = await mailedCode(local, email)
  const enter = async (code: string) => (await post('verify', { email, token: code, type: 'email' })).status
  const wrong = token === '000000' ? '111111' : '000000'
  expect(await Promise.all(Array.from({ length: 12 }, () => enter(wrong)))).toEqual(Array(12).fill(403))
  expect(await enter(token)).toBe(200)
})

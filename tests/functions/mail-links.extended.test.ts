/** The links that the local auth mails: what opening one is worth, and to whom. */
import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  askAuth,
  confirmationLink,
  confirmedAccount,
  mailedCode,
  mailedLink,
  newSession,
} from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'

const local = await sharedBackend()

const post = (path: string, body: object) => askAuth(local, path, body)

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

const setPassword = (token: string, password: string) => askAuth(local, 'user', { password }, token, 'PUT')
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

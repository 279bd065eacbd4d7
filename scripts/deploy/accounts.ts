/** Signing up at a rehearsed project from the site's address, by the mailed link, which must lead to the site only. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import type { Project } from './project.ts'

const Mails = v.array(v.looseObject({ to: v.array(v.object({ address: v.string() })), text: v.string() }))
const PASSWORD = 'correct horse battery'
const MAIL_TRIES = 50
const MAIL_INTERVAL_MS = 200

/** Signs up and follows the link, after which the password of the sign-up must be worthless. Resolves to where the link led. */
export async function signUp(project: Project, siteUrl: string, redirectTo: string): Promise<string> {
  const email = `account-${randomUUID()}@example.com`
  const post = (path: string) =>
    fetch(`${project.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: project.keys.SUPABASE_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        origin: siteUrl,
      },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
  const signedUp = await post(`signup?redirect_to=${encodeURIComponent(redirectTo)}`)
  if (!signedUp.ok) throw new Error(`signup answered ${signedUp.status}: ${await signedUp.text()}`)
  const { pathname, search } = new URL(await mailedLink(project, email))
  const response = await fetch(`${project.url}${pathname}${search}`, { redirect: 'manual' })
  const { status } = await post('token?grant_type=password')
  if (status !== 400) throw new Error(`A password from before the confirmation was answered with ${status}`)
  return response.headers.get('location') ?? ''
}

async function mailedLink({ mailboxUrl }: Project, email: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries++) {
    const mails = v.parse(Mails, await (await fetch(`${mailboxUrl}/email`)).json())
    const mail = mails.find(({ to }) => to.some(({ address }) => address === email))
    const [link] = mail?.text.match(/https?:\/\/\S+\/auth\/v1\/verify\S+/) ?? []
    if (link) return link
    await delay(MAIL_INTERVAL_MS)
  }
  throw new Error(`No link was mailed to ${email}`)
}

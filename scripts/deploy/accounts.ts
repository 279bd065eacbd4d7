/** Signing up at a rehearsed project from the site's address, by the mailed link, which must lead to the site only. */
import { equal } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mailedLink } from '../stack/new-account.ts'
import type { Project } from './project.ts'

const PASSWORD = 'correct horse battery'

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
  equal((await post(`signup?redirect_to=${encodeURIComponent(redirectTo)}`)).status, 200)
  const { pathname, search } = await mailedLink(project.mailboxUrl, email)
  const response = await fetch(`${project.url}${pathname}${search}`, { redirect: 'manual' })
  equal((await post('token?grant_type=password')).status, 400)
  return response.headers.get('location') ?? ''
}

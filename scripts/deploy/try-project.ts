/** What visitors, the team and the schedule do on a live project. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Sql } from 'postgres'
import { uniqueEmail } from '../../tests/support/payloads.ts'
import { signUp } from './accounts.ts'
import type { Project } from './project.ts'
import { deliveryIds, mailedOnce, schedule } from './schedule.ts'
import { step, until } from './steps.ts'
import { newLead, send, sendFromBrowser } from './visitor.ts'

export async function tryProject(project: Project, siteUrl: string, sql: Sql): Promise<void> {
  const email = uniqueEmail()
  const sent = await step('A visitor fills in the form on the site in a browser, and is thanked', () =>
    sendFromBrowser(siteUrl, email),
  )
  await step('The browser’s console said nothing', async () => deepEqual(sent.messages, []))
  await step('The same request once more is answered as a repeat', async () =>
    equal((await send(project, siteUrl, sent.body)).duplicate, true),
  )
  await step('The lead is stored exactly once, and not held', async () => {
    const found = await sql`
      select l.state from public.leads as l
      where l.email = ${email}`
    deepEqual([...found], [{ state: 'new' }])
  })
  await step('The mails to the team and to the visitor have reached the mail service, each once', () =>
    untilMailed(project, sql),
  )
  const runJob = await step('The schedule’s secrets, and its job taken from the migration', () =>
    schedule(sql, project),
  )
  await step(
    'While the mail service refuses, a lead is accepted; the schedule delivers its mail later',
    async () => {
      project.mail.refuses = () => true
      await send(project, siteUrl, await newLead(project))
      await until('a refusal', async () => project.mail.refusals > 0)
      project.mail.refuses = () => false
      await untilMailed(project, sql, async () => {
        // As if the time until the next attempt had passed.
        await sql`update public.deliveries set due_at = now() where status = 'due'`
        await sql`update public.delivery_providers set next_at = now()`
        await runJob()
      })
    },
  )
  await step('An account, confirmed by mail: the link leads to the site', async () =>
    ok((await signUp(project, siteUrl, `${siteUrl}/account`)).startsWith(`${siteUrl}/`)),
  )
  await step('A link to another site leads to this one', async () =>
    equal(new URL(await signUp(project, siteUrl, 'https://other.example/')).origin, siteUrl),
  )
}

/** Resolves once every delivery is with the mail service, each once; meanwhile does `wake` now and then. */
async function untilMailed(project: Project, sql: Sql, wake?: () => Promise<void>): Promise<void> {
  await until('every mail', async () => {
    await wake?.()
    return (await deliveryIds(sql, "status <> 'sent'")).length === 0
  })
  mailedOnce(project, await deliveryIds(sql, 'true'))
}
